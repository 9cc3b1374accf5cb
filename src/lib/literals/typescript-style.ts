import type {ValueStyle} from './print-value';

/** TypeScript literals. */
export const typescriptStyle: ValueStyle = {
  text: (value) =>
    `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`,
  name: (value) => (/^[A-Za-z_]\w*$/.test(value) ? value : `'${value}'`),
  integer: String,
  null: 'null',
  true: 'true',
  false: 'false',
  indent: '  ',
  trailingComma: true,
};

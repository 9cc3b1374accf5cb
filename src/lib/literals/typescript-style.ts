import type {ValueStyle} from './print-value';

/** TypeScript literals. */
export const typescriptStyle: ValueStyle = {
  text: quote,
  name: (value) => (/^[A-Za-z_]\w*$/.test(value) ? value : quote(value)),
  integer: String,
  null: 'null',
  true: 'true',
  false: 'false',
  indent: '  ',
  trailingComma: true,
};

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

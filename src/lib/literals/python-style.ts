import {jsonStyle, type ValueStyle} from './print-value';

/** Python literals. */
export const pythonStyle: ValueStyle = {
  ...jsonStyle,
  null: 'None',
  true: 'True',
  false: 'False',
  indent: '    ',
  trailingComma: true,
};

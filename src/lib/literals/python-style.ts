import {jsonStyle, type ValueStyle} from './print-value';

/** Literals of Python. */
export const pythonStyle: ValueStyle = {
  ...jsonStyle,
  null: 'None',
  true: 'True',
  false: 'False',
  indent: '    ',
  trailingComma: true,
};

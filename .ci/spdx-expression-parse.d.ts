/** The package has no types of its own. */
declare module 'spdx-expression-parse' {
  export type Expression = {license: string} | {conjunction: 'and' | 'or'; left: Expression; right: Expression};

  /** @throws when the text is not an expression. */
  export default function parse(text: string): Expression;
}

import {remembered} from '../remembered';

/**
 * Syntax tree of a type in the method reference: `u64`, `array<T>`, `map<string, T>`, `[A, B]`, `A | B`.
 * `conventions` in src/data/rpc/rpc-methods.json defines each notation.
 */
export type TypeNode =
  | {readonly kind: 'name'; readonly name: string}
  | {readonly kind: 'array'; readonly of: TypeNode}
  | {readonly kind: 'map'; readonly of: TypeNode}
  | {readonly kind: 'tuple'; readonly items: readonly TypeNode[]}
  | {readonly kind: 'union'; readonly of: readonly TypeNode[]};

/** @throws if the text is not valid type syntax. */
export const parseType = remembered((text: string) => new TypeParser(text).parse());

/** The type without `null`. */
export function withoutNull(type: string): string {
  return type.replace(' | null', '');
}

class TypeParser {
  private readonly tokens: readonly string[];
  private position = 0;

  constructor(private readonly text: string) {
    this.tokens = text.match(/[A-Za-z0-9]+|\S/g) ?? [];
  }

  parse(): TypeNode {
    const type = this.union();
    if (this.position < this.tokens.length) this.fail();
    return type;
  }

  private union(): TypeNode {
    const alternatives = [this.single()];
    while (this.take('|')) alternatives.push(this.single());
    const [only, second] = alternatives;
    return only && !second ? only : {kind: 'union', of: alternatives};
  }

  private single(): TypeNode {
    if (this.take('[')) {
      const items = [this.union()];
      while (this.take(',')) items.push(this.union());
      this.expect(']');
      return {kind: 'tuple', items};
    }
    const name = this.tokens[this.position] ?? '';
    if (!/^\w+$/.test(name)) this.fail();
    this.position += 1;
    if (name === 'array') return {kind: 'array', of: this.argument()};
    if (name === 'map') return {kind: 'map', of: this.argument('string')};
    return {kind: 'name', name};
  }

  private argument(key?: string): TypeNode {
    this.expect('<');
    if (key !== undefined) {
      this.expect(key);
      this.expect(',');
    }
    const argument = this.union();
    this.expect('>');
    return argument;
  }

  private take(token: string): boolean {
    if (this.tokens[this.position] !== token) return false;
    this.position += 1;
    return true;
  }

  private expect(token: string): void {
    if (!this.take(token)) this.fail();
  }

  private fail(): never {
    throw new Error(`"${this.text}" is not a type: stopped at "${this.tokens[this.position] ?? 'the end'}".`);
  }
}

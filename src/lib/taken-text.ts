import type {Span, Taken} from './taken';

/** A text that is taken out of another, as it grows. */
export class TakenText {
  #text = '';
  readonly #offsets: number[] = [];
  readonly #variables: Span[] = [];

  get taken(): Required<Taken> {
    return {text: this.#text, offsets: this.#offsets, variables: this.#variables};
  }

  /** Adds a part of the other text as it is. */
  addPart(source: string, start: number, end: number): void {
    this.#text += source.slice(start, end);
    for (let index = start; index < end; index += 1) this.#offsets.push(index);
  }

  /** Adds what stands for something at one place of the other text. */
  addAt(offset: number, text: string): void {
    this.#text += text;
    for (let index = 0; index < text.length; index += 1) this.#offsets.push(offset);
  }

  /** Adds what was taken out of another place. */
  append({text, offsets, variables = []}: Taken): void {
    const length = this.#text.length;
    this.#text += text;
    for (const offset of offsets) this.#offsets.push(offset);
    for (const {start, end} of variables) this.#variables.push({start: start + length, end: end + length});
  }

  /** What is added next is a variable. */
  markVariable(length: number): void {
    this.#variables.push({start: this.#text.length, end: this.#text.length + length});
  }

  /** Adds a variable whose name does not matter. */
  addVariable(offset: number): void {
    this.markVariable(1);
    this.addAt(offset, '$');
  }
}

import type {Span, Taken} from './taken';

/** A text that is taken out of another, as it grows. */
export class TakenText {
  #text = '';
  readonly #offsets: number[] = [];
  readonly #variables: Span[] = [];

  /** What has been added until now. */
  get taken(): Taken {
    return {text: this.#text, offsets: [...this.#offsets], variables: [...this.#variables]};
  }

  get text(): string {
    return this.#text;
  }

  /** Adds a part of the other text as it is. */
  addPart(source: string, start: number, end: number): void {
    this.#text += source.slice(start, end);
    for (let index = start; index < Math.min(end, source.length); index += 1) this.#offsets.push(index);
  }

  /** Adds what stands for something at one place of the other text. */
  addAt(offset: number, text: string): void {
    this.#text += text;
    for (let index = 0; index < text.length; index += 1) this.#offsets.push(offset);
  }

  /** Adds a variable as it is written. */
  addVariablePart(source: string, start: number, end: number): void {
    const before = this.#text.length;
    this.addPart(source, start, end);
    this.#variables.push({start: before, end: this.#text.length});
  }

  /** Adds a variable whose name does not matter. */
  addVariableAt(offset: number): void {
    const before = this.#text.length;
    this.addAt(offset, '$');
    this.#variables.push({start: before, end: this.#text.length});
  }

  /** Adds what was taken from other places. */
  append({text, offsets, variables}: Taken): void {
    const before = this.#text.length;
    this.#text += text;
    for (const offset of offsets) this.#offsets.push(offset);
    for (const {start, end} of variables) this.#variables.push({start: start + before, end: end + before});
  }
}

import type {Span, MappedText} from './mapped-text';

/** Builds a `MappedText` piece by piece. */
export class MappedTextBuilder {
  #text = '';
  readonly #offsets: number[] = [];
  readonly #variables: Span[] = [];

  /** A snapshot of what has been added so far. */
  get mapped(): MappedText {
    return {text: this.#text, offsets: [...this.#offsets], variables: [...this.#variables]};
  }

  get length(): number {
    return this.#text.length;
  }

  get text(): string {
    return this.#text;
  }

  /** Appends a slice of the source, character by character. */
  addPart(source: string, start: number, end: number): void {
    this.#text += source.slice(start, end);
    for (let index = start; index < Math.min(end, source.length); index += 1) this.#offsets.push(index);
  }

  /** Appends text that does not occur in the source, mapped to one offset: an escape, decoded. */
  addAt(offset: number, text: string): void {
    this.#text += text;
    for (let index = 0; index < text.length; index += 1) this.#offsets.push(offset);
  }

  /** Appends a variable as written in the source. */
  addVariablePart(source: string, start: number, end: number): void {
    const before = this.#text.length;
    this.addPart(source, start, end);
    this.#variables.push({start: before, end: this.#text.length});
  }

  /** Appends a placeholder for a variable whose name does not matter. */
  addVariableAt(offset: number): void {
    const before = this.#text.length;
    this.addAt(offset, '$');
    this.#variables.push({start: before, end: this.#text.length});
  }

  /** Appends another mapped text, offsets included. */
  append({text, offsets, variables}: MappedText): void {
    const before = this.#text.length;
    this.#text += text;
    for (const offset of offsets) this.#offsets.push(offset);
    for (const {start, end} of variables) this.#variables.push({start: start + before, end: end + before});
  }
}

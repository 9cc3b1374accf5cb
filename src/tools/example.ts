/** A text that a reader can try a tool with. */
export interface Example {
  readonly label: string;
  readonly text: string;
}

/** A sample input for a tool. */
export interface Example {
  readonly label: string;
  readonly text: string;
}

/** A sample input for a tool. */
export interface Example {
  readonly label: string;
  readonly text: string;
}

export function isExample(text: string, examples: readonly Example[]): boolean {
  return examples.some((example) => example.text === text);
}

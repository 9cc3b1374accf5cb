/** Converts text to lower case with hyphens: `Response fields` becomes `response-fields`. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

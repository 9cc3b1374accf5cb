/** A message template as pages show it: `need {lamports}` is `need …`. */
export function elideValues(template: string): string {
  return template.replace(/\{[^}]*\}/g, '…');
}

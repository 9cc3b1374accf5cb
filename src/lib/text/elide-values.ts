/** Elides the placeholders of a message template: `need {lamports}` becomes `need …`. */
export function elideValues(template: string): string {
  return template.replace(/\{[^}]*\}/g, '…');
}

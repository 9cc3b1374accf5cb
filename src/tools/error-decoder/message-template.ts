/** A message of the data, in which `{…}` marks a value: `Node is behind by {n} slots`. */
export interface MessageTemplate {
  /** What stands between the values, in order. */
  readonly parts: readonly TemplatePart[];
  /** How much of it is fixed: the more, the less it matches by chance. */
  readonly weight: number;
}

interface TemplatePart {
  /** In lower case. */
  readonly text: string;
  /** Whether the value before it can be a sentence, and not a number, an address or a signature. */
  readonly isAfterSentence: boolean;
}

/** Fixed texts that are shorter stand in too many other sentences: they have to end the line. */
const distinctLength = 16;

const sentences = /(?:text|detail|reason|debug|thing|type|encoding)\}$/;

export function toTemplate(message: string): MessageTemplate {
  // Who quotes a message often leaves out the period at its end.
  const pieces = message
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/(\{[^}]*\})/);
  const parts = pieces.flatMap((text, index): TemplatePart[] =>
    index % 2 === 0 && text.trim() !== '' ? [{text, isAfterSentence: sentences.test(pieces[index - 1] ?? '')}] : [],
  );
  return {parts, weight: parts.reduce((sum, {text}) => sum + text.length, 0)};
}

/** Whether a line, in lower case, holds the message. */
export function holdsMessage(line: string, {parts, weight}: MessageTemplate): boolean {
  const [first, ...others] = parts;
  if (first === undefined || weight < 8) return false;
  if (others.length === 0 && weight < distinctLength && !first.text.endsWith(' ')) {
    return line === first.text || line.endsWith(`: ${first.text}`);
  }
  const start = line.indexOf(first.text);
  if (start === -1) return false;
  let position = start + first.text.length;
  for (const {text, isAfterSentence} of others) {
    const next = line.indexOf(text, position);
    if (next === -1 || !(isAfterSentence || /^\S*\d\S*$/.test(line.slice(position, next)))) return false;
    position = next + text.length;
  }
  return true;
}

/** Whether a line, in lower case, ends with the message; one with values may be followed by more. */
export function endsWithMessage(line: string, template: MessageTemplate): boolean {
  const [first, ...others] = template.parts;
  if (first === undefined) return false;
  return others.length > 0 ? holdsMessage(line, template) : line === first.text || line.endsWith(` ${first.text}`);
}

/** What stands before the message in a line, in lower case, that holds it. */
export function beforeMessage(line: string, {parts}: MessageTemplate): string {
  return line.slice(0, Math.max(line.indexOf(parts[0]?.text ?? ''), 0));
}

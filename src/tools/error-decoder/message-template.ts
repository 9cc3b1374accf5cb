/** A message from the data, in which `{…}` marks a value: `Node is behind by {n} slots`. */
export interface MessageTemplate {
  /** Fixed text between the values, in order. */
  readonly parts: readonly TemplatePart[];
  /** Length of the fixed text: the longer, the less likely a match by chance. */
  readonly weight: number;
}

interface TemplatePart {
  /** In lower case. */
  readonly text: string;
  /** Whether the preceding value can be a sentence rather than a number, an address, or a signature. */
  readonly isAfterSentence: boolean;
}

/** Shorter fixed texts are not messages, and shorter lines contain none. */
export const minMessageLength = 8;

/** Shorter fixed texts occur in too many other sentences, so they must end the line. */
const distinctLength = 16;

/** A number, an address, or a signature: one of a thousand addresses has no digit, but no word is as long. */
const value = /^(?:\S*\d\S*|\S{32,})$/;

const sentences = /(?:text|detail|reason|debug|thing|type|encoding)\}$/;

export function toTemplate(message: string): MessageTemplate {
  // Quoted messages often lack the final period.
  const pieces = message
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/(\{[^}]*\})/);
  const parts = pieces.flatMap((text, index): TemplatePart[] =>
    index % 2 === 0 && text.trim() !== '' ? [{text, isAfterSentence: sentences.test(pieces[index - 1] ?? '')}] : [],
  );
  return {parts, weight: parts.reduce((sum, {text}) => sum + text.length, 0)};
}

/** Whether a lowercase line contains the message. */
export function holdsMessage(line: string, {parts, weight}: MessageTemplate): boolean {
  const [first, ...others] = parts;
  if (first === undefined || weight < minMessageLength || weight > line.length) return false;
  if (others.length === 0 && weight < distinctLength && !first.text.endsWith(' ')) {
    return line === first.text || line.endsWith(`: ${first.text}`);
  }
  const start = line.indexOf(first.text);
  if (start === -1) return false;
  let position = start + first.text.length;
  for (const {text, isAfterSentence} of others) {
    const next = line.indexOf(text, position);
    if (next === -1 || !(isAfterSentence || value.test(line.slice(position, next)))) return false;
    position = next + text.length;
  }
  return true;
}

/** Whether a lowercase line starts with the message. */
export function startsWithMessage(line: string, template: MessageTemplate): boolean {
  return line.startsWith(template.parts[0]?.text ?? '') && holdsMessage(line, template);
}

/** Whether a lowercase line ends with the message; text may follow a message with values. */
export function endsWithMessage(line: string, template: MessageTemplate): boolean {
  const [first, ...others] = template.parts;
  if (first === undefined || template.weight > line.length) return false;
  return others.length > 0 ? holdsMessage(line, template) : line === first.text || line.endsWith(` ${first.text}`);
}

/** The part before the message in a lowercase line that contains it. */
export function beforeMessage(line: string, {parts}: MessageTemplate): string {
  return line.slice(0, Math.max(line.indexOf(parts[0]?.text ?? ''), 0));
}

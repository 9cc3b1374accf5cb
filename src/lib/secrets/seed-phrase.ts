/**
 * A seed phrase below its label or after it, in CLI output, .env files, JSON and prose: 12 to 24 words, up to the end
 * of the line or in quotes. The label may be `seed phrase`, `RECOVERY_PHRASE` and others.
 */
const labeledPhrase =
  /((?:(?:seed|recovery|pass|backup)[ _-]?phrase|mnemonic)[^]{0,300}?[\n:="'`]\s{0,9})(?:[a-z]{3,8} ){11,23}[a-z]{3,8}(?=[.,;]?\s{0,9}$|[\\"'`])/gim;

/** The text without seed phrases; their labels stay. */
export function withoutSeedPhrases(text: string): string {
  return text.replace(labeledPhrase, '$1');
}

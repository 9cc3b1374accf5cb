/**
 * A seed phrase after its label, in CLI output, .env files, JSON and prose: 12 to 24 words, which prose interrupts
 * sooner by a shorter one. The label may be `seed phrase`, `MNEMONIC`, `recover` and others.
 */
const labeledPhrase =
  /((?:seed|mnemonic|recover|(?:pass|backup)[ _-]?phrase)[^]{0,300}?\b)(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}\b/gi;

/** The text without seed phrases; their labels stay. */
export function withoutSeedPhrases(text: string): string {
  return text.replace(labeledPhrase, '$1');
}

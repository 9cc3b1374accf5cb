/** Attributes of a field for non-prose text, such as a key: no autocorrect, autofill, or password managers. */
export const nonProseInput = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-lpignore': 'true',
} as const;

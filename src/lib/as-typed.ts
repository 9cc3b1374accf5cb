/** Attributes of a field whose text is no prose, such as a key: nothing corrects it, and nobody is to store it. */
export const asTyped = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-lpignore': 'true',
} as const;

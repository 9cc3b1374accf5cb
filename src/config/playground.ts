/** The document that runs live code blocks: one plugin emits it, one component embeds it. */
export const playground = {
  /** Path in the build output. */
  frameFile: 'playground/frame.html',
  /** Its script, in the same folder. */
  frameScript: 'playground/frame.js',
} as const;

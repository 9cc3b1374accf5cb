/** The document that runs live code blocks: one plugin emits it, one component embeds it. */
export const playground = {
  /** Path in the build output. */
  frameFile: 'playground/frame.html',
} as const;

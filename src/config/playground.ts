/** The document that runs the code of live blocks: made by one plugin, shown by one component. */
export const playground = {
  /** In the built site. */
  frameFile: 'playground/frame.html',
  /** Its script, beside it. */
  frameScript: 'playground/frame.js',
} as const;

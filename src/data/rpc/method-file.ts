/** Path of a method's own Markdown: the page with all methods is too long for most assistants. */
export const methodFile = (name: string): string => `/platform/solana-rpc/methods/${name}.md`;

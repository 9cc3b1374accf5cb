/** Assistants that take a question in their address, as links of a page offer them. */
export const assistants = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q='},
  {name: 'Claude', url: 'https://claude.ai/new?q='},
] as const;

export const assistantQuestion = (markdownUrl: string): string =>
  `Read ${markdownUrl}, which is documentation. I want to ask about it.`;

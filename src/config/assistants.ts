/** AI assistants that accept a prompt in the URL, for the links on each page. */
export const assistants = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q='},
  {name: 'Claude', url: 'https://claude.ai/new?q='},
] as const;

export const assistantQuestion = (markdownUrl: string): string =>
  `Read the documentation at ${markdownUrl}. I want to ask about it.`;

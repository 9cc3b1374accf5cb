export interface DiagramWords {
  readonly title: string;
  readonly description: string;
}

/** What the source of a Mermaid diagram says in words: `accTitle` and `accDescr`, empty where it has none. */
export function diagramWords(source: string): DiagramWords {
  const [, title = ''] = /^[ \t]*accTitle[ \t]*:(.*)$/m.exec(source) ?? [];
  // The second form goes over several lines: `accDescr { … }`.
  const [, line, lines = ''] = /^[ \t]*accDescr[ \t]*(?::(.*)$|\{([^}]*)\})/m.exec(source) ?? [];
  return {title: title.trim(), description: (line ?? lines).trim().replace(/\s+/g, ' ')};
}

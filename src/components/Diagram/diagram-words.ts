export interface DiagramWords {
  readonly title: string;
  readonly description: string;
}

/** Reads the text alternative, `accTitle` and `accDescr`, from Mermaid source; each is empty if missing. */
export function diagramWords(source: string): DiagramWords {
  const [, title = ''] = /^[ \t]*accTitle[ \t]*:(.*)$/m.exec(source) ?? [];
  // The second alternative is the multiline form: `accDescr { … }`.
  const [, line, lines = ''] = /^[ \t]*accDescr[ \t]*(?::(.*)$|\{([^}]*)\})/m.exec(source) ?? [];
  return {title: title.trim(), description: (line ?? lines).trim().replace(/\s+/g, ' ')};
}

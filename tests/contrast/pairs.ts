/** Foreground and background colors, and their minimum contrast ratio. */
interface Pairs {
  readonly front: readonly string[];
  readonly on: readonly string[];
  readonly min: number;
}

const surfaces = ['site-surface', 'site-surface-raised'];

/** WCAG 1.4.3: text. */
const text = 4.5;
/** WCAG 1.4.11: borders of controls, and the focus ring. */
const edge = 3;

export const pairs: readonly Pairs[] = [
  {
    front: [
      'site-text',
      'site-text-muted',
      'site-accent',
      'site-accent-strong',
      'site-highlight',
      'site-warning',
      'site-danger',
    ],
    on: surfaces,
    min: text,
  },
  // Selected items, the announcement, badges, and rows that are the target of a link.
  {front: ['site-text', 'site-text-muted', 'site-accent', 'site-accent-strong'], on: ['site-accent-soft'], min: text},
  {front: ['site-text', 'site-danger'], on: ['site-danger-soft'], min: text},
  {front: ['site-warning'], on: ['site-warning-soft'], min: text},
  {front: ['site-text'], on: ['site-mark'], min: text},
  // The selected hit in the search.
  {front: ['site-surface'], on: ['site-accent'], min: text},
  {front: ['site-border-control', 'site-focus', 'site-accent'], on: surfaces, min: edge},
  {
    front: ['text', 'comment', 'keyword', 'string', 'number', 'name'].map((name) => `code-${name}`),
    on: ['code-background', 'code-marked'],
    min: text,
  },
  {front: ['site-text-muted', 'site-border-control', 'site-focus'], on: ['code-background'], min: edge},
];

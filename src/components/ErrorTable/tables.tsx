/** The long tables of errors. Pages render them through `ErrorTable`, which keeps them out of the page's script. */
import {useRef, type ReactNode} from 'react';
import {
  errorTables,
  type BelowCode,
  type ErrorRow,
  type ErrorTable,
  type ExplainedCode,
} from '../../data/errors/error-tables';
import {useScrollToLandingTarget} from '../../hooks/useScrollToLandingTarget';
import {InlineMarkdown} from '../InlineMarkdown/InlineMarkdown';
import {ScrollTable} from '../ScrollTable/ScrollTable';
import {WordBreaks} from '../WordBreaks/WordBreaks';
import type {ErrorTableName} from './table-heights';

const tables: Readonly<Record<ErrorTableName, ErrorTable>> = errorTables;

/** The table whose names wrap on a desk, too, and not only on a phone: it has four columns of text. */
const crowded: ErrorTableName = 'client';

export function Table({of}: {readonly of: ErrorTableName}): ReactNode {
  const {header, rows, isNotIndexed} = tables[of];
  const table = useRef<HTMLTableElement>(null);
  useScrollToLandingTarget(table);
  return (
    <ScrollTable ref={table} data-not-indexed={isNotIndexed && ''} data-crowded={of === crowded ? '' : undefined}>
      <thead>
        <tr>
          {header.map((title, column) => (
            <th key={title} data-prose={hasSentences(rows, column) ? '' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({first, cells}, row) => (
          <tr key={row}>
            <th scope="row">{'section' in first ? <Linked {...first} /> : <Explained {...first} />}</th>
            {cells.map((text, index) => (
              <td key={header[index + 1]}>
                <InlineMarkdown text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** For the columns that src/plugins/remark-phone-tables marks in the tables of pages. */
function hasSentences(rows: readonly ErrorRow[], column: number): boolean {
  return rows.some(({first, cells}) => ([messageOf(first), ...cells][column]?.length ?? 0) > 60);
}

function messageOf(first: ErrorRow['first']): string | undefined {
  return 'below' in first && first.below?.kind === 'message' ? first.below.text : undefined;
}

/**
 * Not marked up as code: search treats code at the start of a row as a definition, but this code is defined in its
 * section.
 */
function Linked({code, section}: {readonly code: number; readonly section: string}): ReactNode {
  return <InlineMarkdown text={`[${code}](#${section})`} />;
}

function Explained({code, id, decimal, below}: ExplainedCode): ReactNode {
  const anchor = (
    <code id={id}>
      <WordBreaks text={String(code)} />
    </code>
  );
  if (below === undefined) return anchor;
  return (
    <>
      {anchor}
      {decimal !== undefined && ` ${decimal}`}
      <br />
      {'\n'}
      <Below {...below} />
    </>
  );
}

function Below({kind, text}: BelowCode): ReactNode {
  switch (kind) {
    case 'name':
      return (
        <code>
          <WordBreaks text={text} />
        </code>
      );
    case 'message':
      return <WordBreaks text={text} />;
    case 'meaning':
      return (
        // The name says the same, and the browser downloads the whole index.
        <span data-not-indexed="">
          <InlineMarkdown text={text} />
        </span>
      );
    case 'other':
      return <InlineMarkdown text={text} />;
  }
}

/** The long tables of errors. Pages render them through `ErrorTable`, which keeps them out of the page's script. */
import {useRef, type ReactNode} from 'react';
import {anchorErrors} from '../../data/errors/anchor-errors';
import {
  clientErrorId,
  closeCodeId,
  closeReasonId,
  instructionErrorId,
  programErrorId,
  providerErrorId,
  rpcErrorId,
  transactionErrorId,
  web3JsErrorId,
} from '../../data/errors/error-anchors';
import {kitErrorTitle} from '../../data/errors/error-titles';
import {identifiersAsMarkdown} from '../../data/errors/identifiers-as-markdown';
import {kitClientErrors} from '../../data/errors/kit-errors';
import {nodeVersion} from '../../data/errors/node-version';
import {programMessages} from '../../data/errors/program-messages';
import {providerErrors} from '../../data/errors/provider-errors';
import {retryLabels} from '../../data/errors/retry-labels';
import {
  customProgramErrors,
  instructionErrors,
  jsonRpcErrors,
  solanaErrors,
  transactionErrors,
  type KnownProgram,
  type Retry,
  type RpcError,
  type RuntimeError,
} from '../../data/errors/solana-errors';
import {web3JsErrors} from '../../data/errors/web3js-errors';
import {webSocketCloseCodes, type CloseReason} from '../../data/errors/websocket-close-codes';
import {useScrollToLandingTarget} from '../../hooks/useScrollToLandingTarget';
import {hexNumber} from '../../lib/literals/hex-number';
import {elideValues} from '../../lib/text/elide-values';
import {InlineMarkdown} from '../InlineMarkdown/InlineMarkdown';
import {ScrollTable} from '../ScrollTable/ScrollTable';
import {WordBreaks} from '../WordBreaks/WordBreaks';
import type {ErrorTableName} from './table-heights';

interface TableContent {
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  /** Kept out of the search index, as another part of the page has the same content. */
  readonly isNotIndexed?: true;
  /** Its names wrap on a desk, too, and not only on a phone: it has four columns. */
  readonly isCrowded?: true;
}

interface Row {
  readonly first: ReactNode;
  /** Text below the name in it, if that may be a sentence. */
  readonly firstText?: string;
  /** The other cells, in inline Markdown. */
  readonly cells: readonly string[];
}

const tables: Readonly<Record<ErrorTableName, TableContent>> = {
  codes: {
    header: ['Code', 'Name', 'Comes from', 'Retry'],
    rows: [
      ...providerErrors.map(({code, name, retry}) => codeRow(code, providerErrorId(code), name, 'Syndica', retry)),
      ...jsonRpcErrors.map((error) => rpcErrorRow(error, 'JSON-RPC')),
      ...solanaErrors.map((error) => rpcErrorRow(error, 'Solana')),
    ],
    // The sections on the individual codes are indexed instead.
    isNotIndexed: true,
  },
  transaction: runtimeTable(
    transactionErrors.map(({emitted, meaning, ...error}) => ({
      ...error,
      meaning: emitted ? meaning : `${meaning} Not sent by ${nodeVersion}; older nodes may.`,
    })),
    transactionErrorId,
  ),
  instruction: runtimeTable(instructionErrors, instructionErrorId),
  system: programTable('system'),
  token: programTable('token'),
  anchor: {
    header: ['Name and meaning', 'In the log', 'Decimal'],
    rows: anchorErrors.map(({code, name, meaning}) => ({
      // Not indexed: the name says the same, and the browser downloads the whole index.
      first: <Anchored id={programErrorId('anchor', code)} code={name} below={<NotIndexed text={meaning} />} />,
      cells: [`\`${hexNumber(code)}\``, String(code)],
    })),
  },
  'close-codes': {
    header: ['Code', 'Meaning', 'What to do', 'Retry'],
    rows: webSocketCloseCodes.flatMap(({code, name, meaning, action, retry, reason}) => [
      {
        first: <Anchored id={closeCodeId(code)} code={code} below={name} />,
        cells: [meaning, action, retryLabels[retry]],
      },
      ...(reason === undefined ? [] : [closeReasonRow(code, reason)]),
    ]),
  },
  client: {
    header: ['Error', 'Meaning', 'What to do', 'Retry'],
    rows: [
      ...kitClientErrors.map(({code, constant, meaning, action, retry}) => ({
        first: <Anchored id={clientErrorId(code)} code={code} below={kitErrorTitle(constant)} />,
        cells: [meaning, action, retryLabels[retry]],
      })),
      ...web3JsErrors.map(({name, meaning, action, retry}) => ({
        first: <Anchored id={web3JsErrorId(name)} code={name} />,
        cells: [meaning, action, retryLabels[retry]],
      })),
    ],
    isCrowded: true,
  },
};

function closeReasonRow(code: number, {text, meaning, action, retry}: CloseReason): Row {
  return {
    first: <Anchored id={closeReasonId(code, text)} code={code} below={<InlineMarkdown text={`with \`${text}\``} />} />,
    cells: [meaning, action, retryLabels[retry]],
  };
}

/**
 * A code linked to its section. Not marked up as code: search treats code at the start of a row as a definition, but
 * this code is defined in its section.
 */
function codeRow(code: number, id: string, name: string, source: string, retry: Retry): Row {
  return {first: <InlineMarkdown text={`[${code}](#${id})`} />, cells: [name, source, retryLabels[retry]]};
}

function rpcErrorRow({code, title, retry}: RpcError, source: string): Row {
  return codeRow(code, rpcErrorId(code), title, source, retry);
}

/** Errors of the runtime, which have names instead of codes. */
function runtimeTable(errors: readonly RuntimeError[], idOf: (name: string) => string): TableContent {
  return {
    header: ['Error and its text', 'Meaning', 'Retry'],
    rows: errors.map(({name, message, meaning, retry}) => ({
      // The text used in messages and logs, if it differs from the name.
      first: (
        <Anchored id={idOf(name)} code={name} below={message === name ? undefined : <WordBreaks text={message} />} />
      ),
      firstText: message,
      cells: [identifiersAsMarkdown(meaning), retryLabels[retry]],
    })),
  };
}

/** The custom error codes of one program. */
function programTable(program: KnownProgram): TableContent {
  return {
    header: ['Number and name', 'Meaning'],
    rows: customProgramErrors[program].map(({code, name, meaning}) => ({
      first: (
        <Anchored
          id={programErrorId(program, code)}
          code={hexNumber(code)}
          decimal={code}
          below={
            <code>
              <WordBreaks text={name} />
            </code>
          }
        />
      ),
      cells: [[meaning, ...logTexts(program, code)].join(' ')],
    })),
  };
}

/** Messages logged before the program fails with the code, as inline Markdown: a truncated log lacks the code. */
function logTexts(program: KnownProgram, code: number): string[] {
  const lines = programMessages.filter((message) => message.list === program && message.code === code);
  const texts = lines.map(({line}) => elideValues(line.replace('Program log: Error: ', '')));
  return texts.length === 0 ? [] : [`Logs: ${texts.map((text) => `\`${text}\``).join(', ')}.`];
}

export function Table({of}: {readonly of: ErrorTableName}): ReactNode {
  const {header, rows, isNotIndexed, isCrowded} = tables[of];
  const table = useRef<HTMLTableElement>(null);
  useScrollToLandingTarget(table);
  return (
    <ScrollTable ref={table} data-not-indexed={isNotIndexed && ''} data-crowded={isCrowded && ''}>
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
            <th scope="row">{first}</th>
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
function hasSentences(rows: readonly Row[], column: number): boolean {
  return rows.some(({firstText, cells}) => ([firstText, ...cells][column]?.length ?? 0) > 60);
}

interface AnchoredProps {
  /** Anchor of the error. */
  readonly id: string;
  /** The error's code or name. */
  readonly code: number | string;
  /** The code as a decimal, where it is in hex. */
  readonly decimal?: number;
  /** Content below the code. */
  readonly below?: ReactNode;
}

function Anchored({id, code, decimal, below}: AnchoredProps): ReactNode {
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
      {below}
    </>
  );
}

function NotIndexed({text}: {readonly text: string}): ReactNode {
  return (
    <span data-not-indexed="">
      <InlineMarkdown text={text} />
    </span>
  );
}

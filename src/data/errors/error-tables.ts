/** What the long tables of errors say, from the lists of errors in this folder. */
import {hexNumber} from '../../lib/literals/hex-number';
import {elideValues} from '../../lib/text/elide-values';
import {anchorErrors} from './anchor-errors';
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
} from './error-anchors';
import {kitErrorTitle} from './error-titles';
import {identifiersAsMarkdown} from './identifiers-as-markdown';
import {kitClientErrors} from './kit-errors';
import {nodeVersion} from './node-version';
import {programMessages} from './program-messages';
import {providerErrors} from './provider-errors';
import {retryLabels} from './retry-labels';
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
} from './solana-errors';
import {web3JsErrors} from './web3js-errors';
import {webSocketCloseCodes, type CloseReason} from './websocket-close-codes';

export interface ErrorTable {
  readonly header: readonly string[];
  readonly rows: readonly ErrorRow[];
  /** Kept out of the search index, as another part of the page has the same content. */
  readonly isNotIndexed?: true;
}

export interface ErrorRow {
  readonly first: LinkedCode | ExplainedCode;
  /** The other cells, in inline Markdown. */
  readonly cells: readonly string[];
}

/** A code that has a section. */
interface LinkedCode {
  readonly code: number;
  /** Anchor of the section. */
  readonly section: string;
}

/** A code or a name that the row explains. */
export interface ExplainedCode {
  readonly code: number | string;
  /** Anchor of the error. */
  readonly id: string;
  /** The code as a decimal, where it is in hex. */
  readonly decimal?: number;
  readonly below?: BelowCode | undefined;
}

/** The text below a code. */
export interface BelowCode {
  /**
   * An identifier; the exact message; what the error means, for codes whose name says the same; or anything else, in
   * inline Markdown.
   */
  readonly kind: 'name' | 'message' | 'meaning' | 'other';
  readonly text: string;
}

export const errorTables = {
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
      first: {code: name, id: programErrorId('anchor', code), below: {kind: 'meaning', text: meaning}},
      cells: [`\`${hexNumber(code)}\``, String(code)],
    })),
  },
  'close-codes': {
    header: ['Code', 'Meaning', 'What to do', 'Retry'],
    rows: webSocketCloseCodes.flatMap(({code, name, meaning, action, retry, reason}) => [
      {
        first: {code, id: closeCodeId(code), below: {kind: 'other', text: name}},
        cells: [meaning, action, retryLabels[retry]],
      },
      ...(reason === undefined ? [] : [closeReasonRow(code, reason)]),
    ]),
  },
  client: {
    header: ['Error', 'Meaning', 'What to do', 'Retry'],
    rows: [
      ...kitClientErrors.map(({code, constant, meaning, action, retry}): ErrorRow => ({
        first: {code, id: clientErrorId(code), below: {kind: 'other', text: kitErrorTitle(constant)}},
        cells: [meaning, action, retryLabels[retry]],
      })),
      ...web3JsErrors.map(({name, meaning, action, retry}): ErrorRow => ({
        first: {code: name, id: web3JsErrorId(name)},
        cells: [meaning, action, retryLabels[retry]],
      })),
    ],
  },
} satisfies Readonly<Record<string, ErrorTable>>;

function closeReasonRow(code: number, {text, meaning, action, retry}: CloseReason): ErrorRow {
  return {
    first: {code, id: closeReasonId(code, text), below: {kind: 'other', text: `with \`${text}\``}},
    cells: [meaning, action, retryLabels[retry]],
  };
}

function codeRow(code: number, section: string, name: string, source: string, retry: Retry): ErrorRow {
  return {first: {code, section}, cells: [name, source, retryLabels[retry]]};
}

function rpcErrorRow({code, title, retry}: RpcError, source: string): ErrorRow {
  return codeRow(code, rpcErrorId(code), title, source, retry);
}

/** Errors of the runtime, which have names instead of codes. */
function runtimeTable(errors: readonly RuntimeError[], idOf: (name: string) => string): ErrorTable {
  return {
    header: ['Error and its text', 'Meaning', 'Retry'],
    rows: errors.map(({name, message, meaning, retry}) => ({
      first: {code: name, id: idOf(name), below: message === name ? undefined : {kind: 'message', text: message}},
      cells: [identifiersAsMarkdown(meaning), retryLabels[retry]],
    })),
  };
}

/** The custom error codes of one program. */
function programTable(program: KnownProgram): ErrorTable {
  return {
    header: ['Number and name', 'Meaning'],
    rows: customProgramErrors[program].map(({code, name, meaning}) => ({
      first: {
        code: hexNumber(code),
        id: programErrorId(program, code),
        decimal: code,
        below: {kind: 'name', text: name},
      },
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

import type {PhrasingContent, RootContent} from 'mdast';
import {httpStatusId, providerErrorId, rpcErrorId} from '../../../data/errors/error-anchors';
import {httpStatuses, nodeHttpStatuses, type HttpStatus} from '../../../data/errors/http-statuses';
import {identifiersAsMarkdown} from '../../../data/errors/identifiers-as-markdown';
import {nodeVersion} from '../../../data/errors/node-version';
import {otherHttpStatuses} from '../../../data/errors/other-http-statuses';
import {providerErrors} from '../../../data/errors/provider-errors';
import {requestAdvice} from '../../../data/errors/request-advice';
import {retryAdvice, retryLabels} from '../../../data/errors/retry-labels';
import {noteAsMarkdown} from '../../../data/errors/rpc-notes';
import {sameNodeAdvice} from '../../../data/errors/same-node-advice';
import {jsonRpcErrors, retries, solanaErrors, type RpcError} from '../../../data/errors/solana-errors';
import {code, codes, heading, inline, list, paragraph, plain, table, type Inline} from '../../lib/mdast';
import type {Block} from '../block';

export const providerErrorSections: Block = () =>
  providerErrors.flatMap(({code: value, name, cause, retry, actions}) => [
    heading(3, [...code(value), ...plain(` ${name}`)], providerErrorId(value)),
    paragraph(cause),
    list([...actions, row('Retry', plain(retryLabels[retry]))]),
  ]);

export const jsonRpcErrorSections: Block = () => jsonRpcErrors.flatMap(errorSection);

export const solanaErrorSections: Block = () => solanaErrors.flatMap(errorSection);

export const retryAdviceTable: Block = () => [
  table(
    ['Retry', 'What to do'],
    retries.map((retry) => [retryLabels[retry], retryAdvice[retry]]),
  ),
];

export const httpStatusesTable: Block = () => [statusTable(httpStatuses)];

export const otherHttpStatusesTable: Block = () => [statusTable(otherHttpStatuses)];

function statusTable(statuses: readonly HttpStatus[]): RootContent {
  return table(
    ['Status', 'Name', 'Meaning', 'What to do'],
    statuses.map(({status, name, meaning, action}) => [code(status), name, meaning, action]),
  );
}

export const nodeHttpStatusesTable: Block = () => [
  table(
    ['Status', 'Body', 'Meaning', 'What to do'],
    nodeHttpStatuses.map(({status, message, meaning, action}) => [
      anchored(status, httpStatusId(status)),
      code(message),
      plain(meaning),
      plain(action),
    ]),
  ),
];

/** Inline code with an ID, as a link target. */
function anchored(value: string | number, id: string): PhrasingContent[] {
  return [{type: 'inlineCode', value: String(value), data: {hProperties: {id}}}];
}

function errorSection(error: RpcError): RootContent[] {
  const title = [...code(error.code), ...plain(` ${error.title}`)];
  const rows: Inline[] = [
    ...(error.message === '' ? [] : [row('Message', code(error.message))]),
    row('Cause', marked(error.cause)),
    row('Action', marked(error.action)),
    row('Retry', plain(retryLabels[error.retry])),
  ];
  const check = requestAdvice(error);
  if (check !== undefined) rows.push(row('Check', inline(check)));
  const advice = sameNodeAdvice(error);
  if (advice !== undefined) rows.push(row('At Syndica', inline(advice)));
  if (error.data !== undefined) rows.push(row('Data', shape(error.data)));
  if (error.methods === 'any') rows.push(row('Methods', plain('any')));
  else if (error.methods.length > 0) rows.push(row('Methods', codes(error.methods)));
  if (!error.emitted) rows.push(row('Sent', plain(`not by ${nodeVersion}; older nodes may`)));
  if (error.since !== undefined) rows.push(row('Since', plain(`Agave ${error.since}`)));
  if (error.note !== undefined) rows.push(row('Note', inline(noteAsMarkdown(error.note))));
  const variants =
    error.variants.length === 0
      ? []
      : [
          table(
            ['Other message', 'When'],
            error.variants.map(({message, when}) => [code(message), marked(when)]),
          ),
        ];
  return [heading(3, title, rpcErrorId(error.code)), paragraph(marked(error.meaning)), list(rows), ...variants];
}

const row = (label: string, value: PhrasingContent[]): PhrasingContent[] => [
  ...inline(`**${label}:**`),
  ...plain(' '),
  ...value,
];

/** Text that may begin with a JSON shape: formats the shape as code, and the rest as prose. */
function shape(text: string): PhrasingContent[] {
  const json = /^\{[^}]*\}/.exec(text)?.[0];
  return json === undefined ? marked(text) : [...code(json), ...plain(text.slice(json.length))];
}

/** A plain sentence with its identifiers as code. */
const marked = (text: string) => inline(identifiersAsMarkdown(text));

import type {PhrasingContent, RootContent} from 'mdast';
import {commitmentLevels} from '../../../data/rpc/commitment';
import {
  officialReferenceUrl,
  rpcCategories,
  rpcMethods,
  type RpcField,
  type RpcMethod,
  type RpcTransport,
} from '../../../data/rpc/methods';
import {code, codes, heading, plain, table} from '../../../lib/mdast';
import type {Block} from '../block';

/**
 * `transport="http"` or `transport="websocket"`: a table of its methods, or one under a heading
 * for each category when there are several. A row's id is the method's name, so that
 * `#getBalance` leads to it.
 */
export const rpcMethodsTables: Block = ({transport}) => {
  if (transport !== 'http' && transport !== 'websocket') {
    throw new Error(`the attribute "transport" must be http or websocket, not ${JSON.stringify(transport)}.`);
  }
  const groups = rpcCategories
    .map((category) => ({
      category,
      methods: rpcMethods.filter((method) => method.category === category && method.transport === transport),
    }))
    .filter(({methods}) => methods.length > 0);
  return groups.flatMap(({category, methods}): RootContent[] => [
    ...(groups.length > 1 ? [heading(3, category, headingId(transport, category))] : []),
    methodsTable(methods),
  ]);
};

export const commitmentLevelsTable: Block = () => [
  table(
    ['Level', 'The answer comes from', 'Use it for'],
    commitmentLevels.map(({level, meaning, use}) => [code(level), meaning, use]),
  ),
];

function methodsTable(methods: readonly RpcMethod[]) {
  const isPubsub = methods.some((method) => method.transport === 'websocket');
  const header = ['Method', 'What it does', 'Parameters', ...(isPubsub ? ['Notification'] : [])];
  const rows = methods.map((method) => [
    nameCell(method),
    `${method.summary}${remark(method)}`,
    parametersCell(method.params),
    ...(method.transport === 'websocket' ? [code(method.notification.method)] : []),
  ]);
  const node = table(header, rows);
  methods.forEach(({name}, index) => {
    const row = node.children[index + 1];
    if (row) row.data = {hProperties: {id: name}};
  });
  return node;
}

function nameCell(method: RpcMethod): PhrasingContent[] {
  return [{type: 'link', url: officialReferenceUrl(method), children: [{type: 'inlineCode', value: method.name}]}];
}

/** What a caller should know before relying on the method. */
function remark({since, unstable}: RpcMethod): string {
  const remarks = [since === undefined ? '' : ` Since ${since}.`, unstable ? ' Marked unstable by Solana.' : ''];
  return remarks.join('');
}

/** `pubkey`, `config?` (`commitment`, `minContextSlot`): a question mark means optional. */
function parametersCell(params: readonly RpcField[]): PhrasingContent[] {
  if (params.length === 0) return plain('None');
  return params.flatMap(({name, required, fields}, index) => [
    ...(index === 0 ? [] : plain(', ')),
    ...code(required ? name : `${name}?`),
    ...(fields === undefined ? [] : [...plain(' ('), ...codes(fields.map((field) => field.name)), ...plain(')')]),
  ]);
}

/** `Slots & epochs` over HTTP: `http-slots-epochs`. */
function headingId(transport: RpcTransport, category: string): string {
  return `${transport}-${category.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}

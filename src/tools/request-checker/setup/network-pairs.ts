import {nameWords} from '../../../lib/text/name-words';
import {readAddress} from '../check-address';
import {withoutAddresses} from '../code/addresses-in';
import {calleeOf} from '../code/callee';
import {readCode, sourceAt, tokenAt, type Code} from '../code/code';
import type {FoundFinding} from '../placed-finding';
import {isRpcClient, namesIn, type EndpointUse} from './endpoint-uses';

/**
 * Warns of an HTTP and a WebSocket address of one client that are on different networks. They are those of one client if
 * they are the only ones in a call of it, or the only ones in a command or in the text, named alike, and without the
 * names of their networks: programs can use several networks on purpose.
 */
export function networkFindings(text: string, uses: readonly EndpointUse[]): FoundFinding[] {
  // Most texts have addresses of one network.
  if (new Set(uses.map(networkOf)).size < 2 || !uses.some(isSocket)) return [];
  const code = readCode(text);
  const active = uses.filter(({at}) => code.withoutComments.charAt(at) === text.charAt(at));
  return active.filter(isSocket).flatMap((socket) => {
    const http = partnerOf(socket, active, code, text);
    const [network, other] = [networkOf(socket), http && networkOf(http)];
    if (network === undefined || other === undefined || network === other) return [];
    const what = `The WebSocket address is on ${network}, but the HTTP address on ${other}: confirmations never arrive.`;
    return [{severity: 'warning', at: socket.at, what, instead: 'Write the same network in both addresses.'}];
  });
}

function isSocket({text}: EndpointUse): boolean {
  return /^ws/i.test(text);
}

/** The network that the host of an RPC endpoint names. */
function networkOf({text}: EndpointUse): string | undefined {
  const {host = '', known} = readAddress(text) ?? {};
  if (known !== undefined && known.service !== 'rpc') return undefined;
  return /(?<![a-z])(?:mainnet|devnet|testnet)(?![a-z])/.exec(host)?.[0];
}

/** The HTTP address of the client that a WebSocket address belongs to. */
function partnerOf(
  socket: EndpointUse,
  uses: readonly EndpointUse[],
  code: Code,
  text: string,
): EndpointUse | undefined {
  const inCall = onlyOther(socket, inClient(socket, uses, code));
  if (inCall !== undefined) return inCall;
  const inCommand = uses.filter((use) => isSameCommand(text, socket, use));
  const other = onlyOther(socket, inCommand) ?? onlyOther(socket, uses);
  if (other === undefined || subjectOf(other) !== subjectOf(socket) || isApart(text, socket, other)) return undefined;
  const rest = withoutAddresses(code.withoutComments, uses).toLowerCase();
  return [socket, other].every((use) => rest.includes(networkOf(use) ?? '')) ? undefined : other;
}

/** The HTTP address beside a WebSocket address, if there are only these two. */
function onlyOther(socket: EndpointUse, uses: readonly EndpointUse[]): EndpointUse | undefined {
  const other = uses.find((use) => !isSocket(use));
  return uses.length === 2 && uses.includes(socket) ? other : undefined;
}

/** Maximum number of brackets between an address and the client that it is for: settings within settings. */
const maxAround = 4;

/** The addresses in the same call of a client. */
function inClient({at}: EndpointUse, uses: readonly EndpointUse[], code: Code): readonly EndpointUse[] {
  let open = code.around[tokenAt(code, at)];
  for (let step = 0; open !== undefined && step < maxAround; step += 1) {
    if (sourceAt(code, open) === '(' && isRpcClient(calleeOf(code, open))) {
      const [start = 0, end = Infinity] = [open, code.closeOf.get(open) ?? open].map(
        (index) => code.tokens[index]?.start,
      );
      return uses.filter((use) => use.at > start && use.at < end);
    }
    open = code.around[open];
  }
  return [];
}

/** Whether no end of a command or a statement is between two addresses. */
function isSameCommand(text: string, one: EndpointUse, other: EndpointUse): boolean {
  return !/(?<!\\\r?)\n|[;|&]/.test(textBetween(text, one, other));
}

const otherBlock = /[{}[\]]/;
/** Of a condition with two values, or of one that follows another. */
const otherBranch = /\?|^["'`]?\s*:|\b(?:else|case|when|default)\b/i;
const environment = /\b(?:prod|production|staging|tests?|dev|development|local)\b/i;

/** Maximum number of line breaks between two settings of one client. */
const maxBreaks = 2;

/** Whether two addresses are for different things: far apart, or in another block, branch or environment. */
function isApart(text: string, one: EndpointUse, other: EndpointUse): boolean {
  const between = textBetween(text, one, other);
  const isFar = between.split('\n').length - 1 > maxBreaks;
  return isFar || [otherBlock, otherBranch, environment].some((pattern) => pattern.test(between));
}

function textBetween(text: string, one: EndpointUse, other: EndpointUse): string {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  return text.slice(first.at + first.text.length, second.at);
}

/** Words that only say that a name is one of an address, and of which kind. */
const kindWord = /^(?:https?|wss?|web|sockets?|websocket|json|rpc|pubsub|subscriptions?|ur[il]|endpoint|address)$/i;

/**
 * What the nearest name of an address says besides its kind: nothing for `RPC_URL` and `--ws`, `devnet` for
 * `DEVNET_WS_URL`. Undefined if no name says that it is one of an address.
 */
function subjectOf({before}: EndpointUse): string | undefined {
  const words = namesIn(before)
    .map((name) =>
      name
        .replace(/::.*/, '')
        .split(/[^a-z\d]+/i)
        .flatMap(nameWords),
    )
    .findLast((parts) => parts.some((word) => kindWord.test(word)));
  return words
    ?.filter((word) => !kindWord.test(word))
    .join(' ')
    .toLowerCase()
    .trim();
}

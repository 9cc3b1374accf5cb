import type {Transport} from '../../../lib/transport';
import {wrongHost} from '../../wrong-host';
import {readAddress} from '../check-address';
import {addressesIn, type PlacedAddress} from '../code/addresses-in';

interface Taker {
  readonly name: string;
  readonly transport: Transport;
  /** Whether it is a client of Solana RPC. */
  readonly isRpc: boolean;
}

/** A URL of an endpoint in configuration or code, and what the text before it says about it. */
export interface EndpointUse extends PlacedAddress {
  /** What takes the URL, such as `new Connection(` or `WS_URL=`: the text before it, up to the start of its line. */
  readonly before: string;
  /** The nearest name that says which transport it needs. */
  readonly taker: Taker | undefined;
}

/** Words in the names of endpoints and of what takes them. */
const endpointWord = /rpc|solana|mainnet|devnet|testnet|cluster|endpoint|connection|geyser/i;
/** Hosts of pages. */
const site =
  /^(?:www|docs?|spl|explorer|faucet|blog|status|dashboard|app|support)\.|^solana\.|\b(?:github|npmjs|stackexchange)\.com$/i;

/** The URLs of endpoints in a text; not those of pages, images, and packages. */
export function endpointUses(text: string): EndpointUse[] {
  return addressesIn(text).flatMap((address) => {
    const before = lineBefore(text, address.at);
    if (!isEndpoint(address.text, before)) return [];
    return [{...address, before, taker: takerIn(before)}];
  });
}

/** Whether a URL is one of an endpoint, judging by its host or by the text before it. */
export function isEndpoint(address: string, before: string): boolean {
  const read = readAddress(address);
  if (read === undefined) return false;
  const {host, known} = read;
  if (known !== undefined || wrongHost(host) !== undefined) return true;
  return !site.test(host) && (endpointWord.test(host) || endpointWord.test(before));
}

/** Longer lines are data. */
const maxLineLength = 300;

/** The line up to an offset; if nothing is on it, together with the line before. */
function lineBefore(text: string, at: number): string {
  const part = text.slice(Math.max(0, at - maxLineLength), at);
  const start = part.lastIndexOf('\n');
  const isEmpty = start !== -1 && /^[\s"'`]*$/.test(part.slice(start));
  return part.slice((isEmpty ? part.lastIndexOf('\n', start - 1) : start) + 1);
}

/** An earlier URL on the line: its scheme does not name what takes the next one. */
const url = /\b(?:https?|wss?):\/\/[^\s"'`]*/gi;
const name = /[\w$]+(?:(?:\.|::|-)[\w$]+)*|--?[a-z]+/gi;
const socket = /(?:^|[_.:-])wss?(?:$|[_.:-]|url|endpoint|provider)|websocket|pubsub|subscriptions/i;
/** Clients of Solana RPC, and options that set its address. */
const rpcClient =
  /(?:^|[.:])(?:Connection|AsyncClient|create(?:Solana)?Rpc(?:Subscriptions)?|createUmi|(?:Rpc|Pubsub)Client(?:::\w+)?|wsEndpoint)$|^(?:rpc\.New|--?url|-u|--ws)$/;

/** Whether a name is that of a client of Solana RPC, or of an option with its address. */
export function isRpcClient(called: string): boolean {
  return rpcClient.test(called);
}

/** The names before an address, without those in earlier addresses. */
export function namesIn(before: string): string[] {
  return Array.from(before.replaceAll(url, ' ').matchAll(name), ([each]) => each);
}

function takerIn(before: string): Taker | undefined {
  const taker = namesIn(before).findLast((each) => socket.test(each) || isRpcClient(each) || /https?/i.test(each));
  if (taker === undefined) return undefined;
  const isRpc = isRpcClient(taker);
  return {name: taker, transport: socket.test(taker) ? 'websocket' : 'http', isRpc};
}

import {rpcNetworks, rpcUrl} from '../../../data/endpoints';
import {grpcStream} from '../../../data/foreign-services';
import type {EndpointHost} from '../../../data/hosts';
import {findKeys} from '../../../lib/secrets/api-keys';
import {checkAddress, missingKey, noScheme, readAddress} from '../check-address';
import type {Checked} from '../checked';
import {readCode} from '../code/code';
import {keptVariable} from '../command-findings';
import {error, type Diagnostic} from '../finding';
import {foreignHostNotes, serviceNote} from '../foreign-host';
import type {FoundFinding} from '../placed-finding';
import {variablesIn} from '../shell/variables';
import {bareAddresses} from './bare-addresses';
import {namedClusters} from './clusters';
import {completedAmong} from './completed-address';
import {endpointUses, type EndpointUse} from './endpoint-uses';
import {networkFindings} from './network-pairs';

/** A client for gRPC, or its message. */
const grpcClient = /yellowstone|GeyserGrpc|laserstream|\bSubscribeRequest/i;

/**
 * Checks the endpoints in a text without a request: configuration, a command that takes one, or code that creates a
 * client. Undefined for a text without any.
 */
export function checkSetup(text: string): Checked | undefined {
  const uses = endpointUses(text);
  const clusters = namedClusters(text);
  const client = text.search(grpcClient);
  const bare = bareAddresses(text);
  if (uses.length + clusters.length + bare.length === 0 && client === -1) return undefined;
  const isGrpc = (use: EndpointUse) =>
    grpcStream.address.test(use.before + use.text) || (client !== -1 && use.taker === undefined);
  const found = [
    ...uses.flatMap((use) => placed(use.at, findingsOf(use, isGrpc(use)))),
    ...keylessUses(text, uses).flatMap((use) => placed(use.at, missingKey(use.text, 'hint'))),
    ...networkFindings(text, uses),
    ...bare.flatMap((at) => placed(at, [noScheme])),
    ...clusters.flatMap(({text: address, at}) => placed(at, foreignHostNotes(address, []))),
    ...(client === -1 || uses.some(isGrpc) ? [] : placed(client, [serviceNote('This is', grpcStream)])),
  ];
  // The first of those that say the same.
  const byWords = new Map([...found].reverse().map((each) => [each.what + each.instead, each]));
  return {findings: [...byWords.values()], methods: []};
}

function placed(at: number, found: readonly Diagnostic[]): FoundFinding[] {
  return found.map((each) => ({...each, at}));
}

function findingsOf(use: EndpointUse, isGrpc: boolean): Diagnostic[] {
  const {host = use.text, known} = readAddress(use.text) ?? {};
  if (isGrpc && known === undefined) return [serviceNote(`${host} is`, grpcStream)];
  const wrongScheme = schemeFinding(use);
  // The address with the right scheme, which the note on another provider would otherwise repeat.
  const address = wrongScheme === undefined ? use.text : use.text.replace(/^\w+/, schemeOf(use.taker));
  return [
    ...checkAddress(use.text),
    ...(wrongScheme === undefined ? [] : [wrongScheme]),
    ...serviceFindings(use, known),
    ...shellFindings(use),
    ...publicKeyFindings(use),
    ...foreignHostNotes(address, []),
  ];
}

function schemeOf(taker: EndpointUse['taker']): string {
  return taker?.transport === 'websocket' ? 'wss' : 'https';
}

function schemeFinding({text, taker}: EndpointUse): Diagnostic | undefined {
  const [scheme = ''] = text.split('://', 1);
  if (taker === undefined || scheme.startsWith('ws') === (taker.transport === 'websocket')) return undefined;
  const needed = taker.transport === 'websocket' ? 'a WebSocket' : 'HTTP';
  const what = `${taker.name} takes ${needed}, but this address starts with ${scheme}://.`;
  return error(what, `Write ${schemeOf(taker)}:// in the address.`);
}

/** A client of Solana RPC at a host of another service. */
function serviceFindings({taker}: EndpointUse, known: EndpointHost | undefined): Diagnostic[] {
  if (taker?.isRpc !== true || known === undefined || known.service === 'rpc') return [];
  const network = rpcNetworks.find(({name}) => name === known.network) ?? rpcNetworks[0];
  const what = `${taker.name} calls Solana RPC, but ${known.host} serves ChainStream.`;
  return network === undefined ? [] : [error(what, `Write ${rpcUrl(network, taker.transport)}.`)];
}

/** A variable that the shell does not fill in. */
function shellFindings({text, before}: EndpointUse): Diagnostic[] {
  const isKept = /^\s*(?:\$ )?(?:solana|spl-token|anchor|export)\b[^\n]*'$/.test(before);
  const [variable] = isKept ? variablesIn(text) : [];
  return variable === undefined ? [] : [keptVariable(variable[0])];
}

/** Names with which a build marks variables for the browser: those of Next.js and Vite, and similar ones. */
const publicName = /\b(?:\w{1,20}_)?PUBLIC_\w*|\bVITE_\w*/;

function publicKeyFindings({text, before}: EndpointUse): Diagnostic[] {
  const [name] = publicName.exec(before) ?? [];
  if (name === undefined || findKeys(text).length === 0) return [];
  return [
    {
      severity: 'warning',
      what: `${name} is for code in the browser: every visitor can read the key.`,
      instead: 'Use a key with an origin rule, or keep the key on a server of your own.',
      more: {label: 'Keep the key out of the browser', to: '/platform/concepts/api-keys#browser'},
    },
  ];
}

/** The addresses without a key, unless code may add one. */
function keylessUses(text: string, uses: readonly EndpointUse[]): readonly EndpointUse[] {
  const keyless = uses.filter((use) => missingKey(use.text, 'hint').length > 0);
  if (keyless.length === 0) return [];
  const completed = new Set(completedAmong(keyless, readCode(text), uses));
  return keyless.filter((use) => !completed.has(use));
}

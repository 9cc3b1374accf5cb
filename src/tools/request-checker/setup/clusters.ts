import type {PlacedAddress} from '../code/addresses-in';

/**
 * Names of Solana clusters where a client or a tool looks up the address: `clusterApiUrl` of @solana/web3.js, the
 * options of the Solana CLI and of Anchor, and Anchor.toml. What is in a variable is unknown, whatever its name.
 */
const clusterName =
  /\bclusterApiUrl\(\s{0,20}(?<call>["'`][\w-]{0,20}|\))?|\b(?:solana|spl-token|anchor)\b[^\n]{0,200}\s(?:--url|-u|--provider\.cluster)[ =]{0,4}["']?(?<option>mainnet(?:-beta)?|devnet|testnet|[mdt])(?=["'\s]|$)|^\s{0,20}cluster\s{0,9}=\s{0,9}["'](?<setting>mainnet(?:-beta)?|devnet|testnet)["']/gim;

/** The public endpoints that such names stand for. */
export function namedClusters(text: string): PlacedAddress[] {
  return Array.from(text.matchAll(clusterName), ({index: at, 0: found, groups = {}}) => {
    const name = groups.call ?? groups.option ?? groups.setting ?? '';
    // `clusterApiUrl()` returns the URL of devnet.
    const cluster = /^(?:["'`]?d|\))/i.test(name) ? 'devnet' : /^["'`]?t/i.test(name) ? 'testnet' : 'mainnet-beta';
    return {text: `https://api.${cluster}.solana.com`, at: at + found.search(/\S+$/)};
  });
}

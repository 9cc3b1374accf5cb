import type {Transport} from '../../lib/transport';

interface Named {
  readonly name: string;
  readonly transport: Transport;
}

/** Page of the official reference that describes a method in full. */
export function officialReferenceUrl({name, transport}: Named): string {
  return `https://solana.com/docs/rpc/${transport}/${name.toLowerCase()}`;
}

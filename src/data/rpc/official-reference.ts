/** Page of the official reference that describes a method in full. */
export function officialReferenceUrl({
  name,
  transport,
}: {
  readonly name: string;
  readonly transport: 'http' | 'websocket';
}): string {
  return `https://solana.com/docs/rpc/${transport}/${name.toLowerCase()}`;
}

import {
  address,
  generateKeyPairSigner,
  getAddressEncoder,
  lamports,
  type Address,
  type AddressesByLookupTableAddress,
} from '@solana/kit';
import type {Bank} from './bank';

/** Offset of the addresses in a lookup table account. */
export const lookupTableMetaBytes = 56;

const lookupTableProgram = address('AddressLookupTab1e1111111111111111111111111');

/** Creates a lookup table that nobody can change; returns its addresses by its own. */
export async function createLookupTable(bank: Bank, addresses: Address[]): Promise<AddressesByLookupTableAddress> {
  const {address: at} = await generateKeyPairSigner();
  const data = new Uint8Array(lookupTableMetaBytes + 32 * addresses.length);
  const view = new DataView(data.buffer);
  // Its type, and the slot at which it was closed: never. The slot of its last change and the authority stay zero.
  view.setUint32(0, 1, true);
  view.setBigUint64(4, 2n ** 64n - 1n, true);
  addresses.forEach((each, index) => data.set(getAddressEncoder().encode(each), lookupTableMetaBytes + 32 * index));
  bank.setAccount({
    address: at,
    data,
    executable: false,
    lamports: lamports(bank.rentExemptBalance(data.length)),
    programAddress: lookupTableProgram,
    space: BigInt(data.length),
  });
  return {[at]: addresses};
}

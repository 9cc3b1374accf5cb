import {
  appendTransactionMessageInstructions,
  blockhash,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type AddressesByLookupTableAddress,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';
import type {Cluster, Landed} from './cluster';
import {decodeTransaction} from './wire';

const systemProgram = '11111111111111111111111111111111' as Address;

/** 5 million SOL: far more than tests request, and still exact as a JavaScript number. */
const initialLamports = 5n * 10n ** 15n;

/** A funded account that signs airdrops and the background traffic of the cluster. */
export class Faucet {
  private sent = 0;

  private constructor(
    private readonly cluster: Cluster,
    readonly signer: KeyPairSigner,
  ) {}

  static async create(cluster: Cluster): Promise<Faucet> {
    const signer = await generateKeyPairSigner();
    cluster.bank.setAccount({
      address: signer.address,
      data: new Uint8Array(),
      executable: false,
      lamports: lamports(initialLamports),
      programAddress: systemProgram,
      space: 0n,
    });
    return new Faucet(cluster, signer);
  }

  /** @returns the signature, or undefined when the transfer failed. */
  async send(to: Address, amount: bigint): Promise<string | undefined> {
    const landed = await this.run([this.transfer(to, amount)]);
    return landed?.err === null ? landed.signature : undefined;
  }

  transfer(to: Address, amount: bigint): Instruction {
    return getTransferSolInstruction({source: this.signer, destination: to, amount: lamports(amount)});
  }

  /** Signs and lands a transaction, which refers to the addresses of lookup tables by their place in them. */
  async run(
    instructions: readonly Instruction[],
    unitPrice = 0n,
    lookupTables: AddressesByLookupTableAddress = {},
  ): Promise<Landed | undefined> {
    const {cluster} = this;
    const block = cluster.processed;
    // Varies the unit limit, so that otherwise identical transactions in one block have different signatures.
    const units = unitLimit + (this.sent++ % unitLimit);
    const message = pipe(
      createTransactionMessage({version: 0}),
      (m) => setTransactionMessageFeePayerSigner(this.signer, m),
      (m) =>
        setTransactionMessageLifetimeUsingBlockhash(
          {
            blockhash: blockhash(block.blockhash),
            lastValidBlockHeight: BigInt(cluster.lastValidBlockHeight(block)),
          },
          m,
        ),
      (m) => setTransactionMessageComputeUnitLimit(units, m),
      (m) => setTransactionMessageComputeUnitPrice(unitPrice, m),
      (m) => appendTransactionMessageInstructions(instructions, m),
      (m) => compressTransactionMessageUsingAddressLookupTables(m, lookupTables),
    );
    const transaction = await signTransactionMessageWithSigners(message);
    return cluster.land(decodeTransaction(getBase64EncodedWireTransaction(transaction), 'base64'));
  }
}

const unitLimit = 50_000;

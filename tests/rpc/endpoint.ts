import {generateKeyPairSync} from 'node:crypto';
import type {RequestListener} from 'node:http';
import {createKeyPairSignerFromBytes, lamports, type Address} from '@solana/kit';
import {LoopbackServer} from '../support/loopback-server';
import {chainstream} from './chainstream';
import {FaultQueue, type Fault} from './faults';
import {answerHttp} from './http';
import {statusText} from './http-answer';
import {pubSub} from './pubsub';
import {RequestLog, type RecordedRequest} from './requests';
import {Cluster} from './runtime/cluster';
import {Faucet} from './runtime/faucet';
import {createUsdc} from './runtime/tokens-on-chain';
import {Traffic} from './runtime/traffic';
import {Sockets} from './sockets';

export interface Endpoint {
  /** Origins without a trailing slash: Solana RPC and PubSub share a port, as at the provider. */
  readonly rpc: {readonly http: string; readonly ws: string};
  /** On a separate port. */
  readonly chainstream: {readonly ws: string};
  /** The only key that is accepted. */
  readonly apiKey: string;
  /** Requests received since the start or the last `reset`, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Appends a fault to the queue. */
  inject(fault: Fault): void;
  /** The injected faults that no request has met. */
  unmetFaults(): readonly Fault[];
  /** Clears faults and recorded requests. The cluster keeps running. */
  reset(): void;
  /** Advances the cluster by this many slots at once, in addition to the clock. */
  advance(slots: number): void;
  /** A new keypair with 100 SOL at every commitment, in the format of `solana-keygen`: a JSON array of 64 bytes. */
  fundedKeypair(): Promise<string>;
  /** Closes all connections, stops the clock, and closes both servers. */
  close(): Promise<void>;
}

export interface EndpointOptions {
  /** Slot time in milliseconds. Samples run at the default: a quarter of mainnet's, so a blockhash lives 15 seconds. */
  readonly slotMillis?: number;
}

/** Not a secret: nothing outside this machine accepts it. */
const apiKey = 'test-key';

const keypairLamports = 100_000_000_000n;

/**
 * Slots for which traffic continues after the last subscriber leaves, so that a reconnecting client has missed some.
 */
const slotsAfterWatch = 50;

/** Starts the mock endpoint on ephemeral ports of the loopback interface. */
export async function startEndpoint({slotMillis = 100}: EndpointOptions = {}): Promise<Endpoint> {
  const cluster = new Cluster();
  createUsdc(cluster.bank);
  const faucet = await Faucet.create(cluster);
  const traffic = await Traffic.create(faucet, cluster.bank);
  const node = {cluster, faucet};
  const service = {apiKey, node, faults: new FaultQueue(), log: new RequestLog()};

  const rpcSockets = new Sockets(pubSub(node), service);
  const streamSockets = new Sockets(chainstream(node), service);
  const rpcServer = new LoopbackServer(
    (request, response) => {
      answerHttp(request, response, service).catch((error: unknown) => response.destroy(error as Error));
    },
    (request, socket, head) => rpcSockets.upgrade(request, socket, head),
  );
  const streamServer = new LoopbackServer(refuse, (request, socket, head) =>
    streamSockets.upgrade(request, socket, head),
  );
  await Promise.all([rpcServer.start(), streamServer.start()]);

  let running = Promise.resolve();
  let slotsOfTraffic = 0;
  const clock = setInterval(() => {
    cluster.advance();
    const isWatched = cluster.events.listenerCount('transaction') > 0 || cluster.events.listenerCount('reached') > 0;
    slotsOfTraffic = isWatched ? slotsAfterWatch : slotsOfTraffic - 1;
    if (slotsOfTraffic > 0) running = traffic.run();
  }, slotMillis);

  return {
    rpc: {http: rpcServer.origin, ws: `ws://${rpcServer.host}`},
    chainstream: {ws: `ws://${streamServer.host}`},
    apiKey,
    get requests() {
      return service.log.all;
    },
    inject: (fault) => service.faults.add(fault),
    unmetFaults: () => service.faults.unmet(),
    reset() {
      service.faults.clear();
      service.log.clear();
    },
    advance: (slots) => cluster.advance(slots),
    fundedKeypair: () => fundedKeypair(cluster),
    async close() {
      clearInterval(clock);
      rpcSockets.close();
      streamSockets.close();
      await Promise.all([running, rpcServer.stop(), streamServer.stop()]);
    },
  };
}

/** ChainStream supports WebSocket only. */
const refuse: RequestListener = (_request, response) => {
  response.writeHead(426, {'Content-Type': 'text/plain; charset=utf-8'}).end(statusText(426));
};

async function fundedKeypair({bank}: Cluster): Promise<string> {
  const {privateKey, publicKey} = generateKeyPairSync('ed25519');
  const bytes = [privateKey.export({format: 'jwk'}).d, publicKey.export({format: 'jwk'}).x].flatMap((part) => [
    ...Buffer.from(part ?? '', 'base64url'),
  ]);
  const {address} = await createKeyPairSignerFromBytes(Uint8Array.from(bytes));
  bank.setAccount({
    address,
    data: new Uint8Array(),
    executable: false,
    lamports: lamports(keypairLamports),
    programAddress: '11111111111111111111111111111111' as Address,
    space: 0n,
  });
  return JSON.stringify(bytes);
}

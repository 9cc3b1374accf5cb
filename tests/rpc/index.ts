/** A mock Solana RPC, PubSub and ChainStream endpoint on the loopback interface: see README.md. */
export {startEndpoint, type Endpoint} from './endpoint';
export type {Fault} from './faults';
export {recipient as trafficRecipient} from './runtime/traffic';
export {usdc} from './runtime/tokens-on-chain';

/** A mock Solana RPC, PubSub and ChainStream endpoint on the loopback interface: see README.md. */
export {startEndpoint, type Endpoint, type EndpointOptions} from './endpoint';
export type {Fault, FaultKind} from './faults';
export type {RecordedRequest} from './requests';
export {recipient as trafficRecipient} from './runtime/traffic';
export {usdc} from './runtime/tokens-on-chain';

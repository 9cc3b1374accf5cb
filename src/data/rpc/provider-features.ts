import {automaticAffinity} from '../affinity';

/** What the service adds to a node's method, and the section that explains it. */
export interface ProviderFeature {
  readonly label: string;
  /** Path from the root of the site. */
  readonly to: string;
}

export function providerFeaturesOf(method: string): ProviderFeature[] {
  const features: ProviderFeature[] = [];
  if (automaticAffinity.some((each) => each.method === method)) {
    features.push({label: 'Automatic affinity', to: '/platform/resources/advanced-concepts#automatic-affinity'});
  }
  if (method === 'sendTransaction') {
    features.push({label: 'SWQoS', to: '/platform/solana-rpc/send-transaction#swqos'});
  }
  return features;
}

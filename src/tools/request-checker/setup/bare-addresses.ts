import {endpointHosts} from '../../../data/hosts';

const hosts = endpointHosts.map(({host}) => host.replaceAll('.', '\\.')).join('|');

/** A variable with an endpoint of ours, with a path, but no scheme. A host by itself can be what a client takes. */
const variable = new RegExp(`^[ \\t]*(?:export[ \\t]+)?\\w{1,80}[ \\t]*=[ \\t]*["']?(?=(?:${hosts})/)`, 'gim');

/** The offsets of addresses without a scheme in a configuration. */
export function bareAddresses(text: string): number[] {
  return Array.from(text.matchAll(variable), ({0: before, index}) => index + before.length);
}

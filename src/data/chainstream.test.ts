import {expect, it} from 'vitest';
import {chainstreamCost, chainstreamEndpoints, chainstreamMethods, chainstreamPrice} from './chainstream';
import {chainstreamParameters} from './chainstream-parameters';
import {chainstreamObjects, chainstreamPayloads} from './chainstream-payloads';
import {allFields} from './rpc/all-fields';

it('has `chainstream.` once per endpoint: in the host or before the method name', () => {
  for (const {host, methodPrefix} of chainstreamEndpoints) {
    const inHost = host.split('.').includes('chainstream') ? 1 : 0;
    expect(inHost + (methodPrefix === '' ? 0 : 1), host).toBe(1);
  }
});

it('documents the parameters of every stream', () => {
  for (const {stream, subscribe, unsubscribe} of chainstreamMethods) {
    expect(subscribe).toBe(`${stream}Subscribe`);
    expect(unsubscribe).toBe(`${stream}Unsubscribe`);
    expect(chainstreamParameters[stream][0]?.name).toBe('network');
  }
});

it('describes only objects that the payload contains', () => {
  for (const stream of ['transactions', 'blocks'] as const) {
    const fields = allFields(chainstreamPayloads[stream]).map(
      ({name, type}) => `${name}${type === 'array<object>' ? '[]' : ''}`,
    );
    const holders = chainstreamObjects[stream].flatMap(({holder}) => holder.split(', '));
    expect(holders.filter((holder) => !fields.includes(holder))).toEqual([]);
  }
});

it('charges for streams beyond those included', () => {
  const {includedStreams, centsPerExtraStreamHour} = chainstreamPrice;
  const costs = [0, includedStreams, includedStreams + 1, includedStreams + 9].map((count) =>
    chainstreamCost(count, 7),
  );
  expect(costs).toEqual([0, 0, 7 * centsPerExtraStreamHour, 9 * 7 * centsPerExtraStreamHour]);
});

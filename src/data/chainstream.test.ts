import {expect, it} from 'vitest';
import {chainstreamEndpoints, chainstreamMethods, chainstreamParameters} from './chainstream';

it('has `chainstream.` once for each endpoint: in the host or before the method name', () => {
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

import {expect, test} from 'vitest';
import {isSyndicaHost, wrongHost} from './wrong-host';

test.each(['syndica.io', 'app.syndica.io', 'solana-mainnet.api.syndica.io'])('%s is a host of Syndica', (host) => {
  expect(isSyndicaHost(host)).toBe(true);
});

test.each(['notsyndica.io', 'syndica.io.example', 'syndica.iox', 'syndica-io.example'])(
  '%s is another host',
  (host) => {
    expect(isSyndicaHost(host)).toBe(false);
    expect(wrongHost(host)).toBeUndefined();
  },
);

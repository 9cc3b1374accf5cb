// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {rpcMethods, type RpcMethod} from '../../../data/rpc/methods';
import {Remarks} from './Remarks';

afterEach(cleanup);

const [method] = rpcMethods as readonly [RpcMethod];

function textOf(changes: Partial<RpcMethod>): string {
  const {container} = render(<Remarks method={{...method, ...changes} as RpcMethod} />);
  return container.textContent;
}

test('a method without caveats has no remarks', () => {
  expect(textOf({})).toBe('');
});

test('a deprecated method names its replacement, and links to it', () => {
  expect(textOf({deprecated: {since: 'Agave 5.0', replacement: 'getSlot', note: 'It is slow.'}})).toBe(
    'Deprecated since Agave 5.0. Use getSlot. It is slow.',
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#getSlot');
  expect(textOf({deprecated: {}})).toContain('Deprecated.');
});

test('an announced method names the release that is expected to add it', () => {
  expect(textOf({availability: 'announced', since: 'Agave 4.5'})).toBe(
    'Announced. Agave 4.5 is expected to add it. No node serves it before then.',
  );
});

test('unstable methods and methods behind a flag are marked', () => {
  expect(textOf({unstable: true})).toContain('Unstable.');
  expect(textOf({requiresFlag: '--some-flag (needs another)'})).toContain('started with --some-flag (needs another).');
});

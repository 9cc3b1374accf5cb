// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import type {JsonValue} from '../../lib/literals/json-value';
import {SendPanel} from './SendPanel';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);

afterEach(() => {
  cleanup();
  fetched.mockReset();
});

function Panel({params = []}: {readonly params?: readonly JsonValue[]}): ReactNode {
  const [endpoint, setEndpoint] = useState('');
  return (
    <SendPanel
      isValid
      method="getSlot"
      transport="http"
      params={params}
      endpoint={endpoint}
      onEndpointChange={setEndpoint}
    />
  );
}

const type = (endpoint: string) => fireEvent.change(screen.getByLabelText('Endpoint'), {target: {value: endpoint}});
const send = () => fireEvent.submit(screen.getByLabelText('Endpoint').closest('form') ?? document.body);
/** The status of the exchange; the response below has its own status for copying. */
const status = () => screen.getAllByRole('status', {hidden: true})[0]?.textContent;
const answer = (body: string) => fetched.mockResolvedValue(new Response(body, {status: 200, statusText: 'OK'}));

test('P1: an answer goes when the address changes', async () => {
  answer('{"jsonrpc":"2.0","result":5,"id":1}');
  render(<Panel />);
  type('https://node.example.org/');
  send();
  await vi.waitFor(() => expect(status()).toMatch(/^HTTP 200 OK, \d+ ms, 35 bytes\.$/));
  expect(document.body.textContent).toContain('"result"');
  type('http://node.example.org/');
  expect(status()).toBe('');
  expect(document.body.textContent).not.toContain('"result"');
});

test('P1: an answer goes when the request changes', async () => {
  answer('{"jsonrpc":"2.0","result":5,"id":1}');
  const {rerender} = render(<Panel />);
  type('https://node.example.org/');
  send();
  await vi.waitFor(() => expect(status()).toContain('HTTP 200 OK'));
  rerender(<Panel params={[{commitment: 'finalized'}]} />);
  expect(status()).toBe('');
  expect(document.body.textContent).not.toContain('"result"');
});

test('P1: what is on its way to another address is cancelled', async () => {
  const aborted = vi.fn();
  fetched.mockImplementation(
    (_address, options) =>
      new Promise((_, reject) =>
        options?.signal?.addEventListener('abort', () => {
          aborted();
          reject(new Error('aborted'));
        }),
      ),
  );
  render(<Panel />);
  type('https://node.example.org/');
  send();
  expect(status()).toBe('Sending …');
  type('https://other.example.org/');
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
  expect(status()).toBe('');
  type('https://node.example.org/');
  await vi.waitFor(() => expect(status()).toContain('Canceled.'));
});

test.each(['<!doctype html><title>Welcome</title>', '', '[]', '"ok"', '{"status":"ok"}'])(
  'P1: HTTP 200 with another answer than JSON-RPC is called that: %s',
  async (body) => {
    answer(body);
    render(<Panel />);
    type('https://node.example.org/');
    send();
    await vi.waitFor(() => expect(status()).toContain('This is not JSON-RPC'));
  },
);

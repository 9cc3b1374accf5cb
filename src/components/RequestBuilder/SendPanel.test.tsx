// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef, useState, type ReactNode} from 'react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {RpcMethod} from '../../data/rpc/methods';
import type {JsonValue} from '../../lib/literals/json-value';
import {setApiKey} from '../ApiKey/api-key';
import {SendPanel} from './SendPanel';

const reloaded = vi.fn();
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
  },
);

afterEach(() => {
  cleanup();
  setApiKey({key: '', isCopied: false});
  fetched.mockReset();
  document.head.replaceChildren();
});

interface PanelProps {
  readonly params?: readonly JsonValue[];
  readonly network?: RpcMethod['network'];
  readonly isValid?: boolean;
}

function Panel({params = [], network, isValid = true}: PanelProps): ReactNode {
  const [endpoint, setEndpoint] = useState('');
  const input = useRef<HTMLInputElement>(null);
  return (
    <SendPanel
      isValid={isValid}
      startsOpen
      field={input}
      onReload={reloaded}
      method="getSlot"
      transport="http"
      params={params}
      network={network}
      endpoint={endpoint}
      onEndpointChange={setEndpoint}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Endpoint');
const button = (name: RegExp | string) => screen.getByRole('button', {name});
const type = (endpoint: string) => fireEvent.change(field(), {target: {value: endpoint}});
const send = () => fireEvent.click(button('Send'));
/** The status of the exchange; the response below has its own status for copying. */
const status = () => screen.getAllByRole('status', {hidden: true})[0]?.textContent;
const answer = (body: string) => fetched.mockResolvedValue(new Response(body, {status: 200, statusText: 'OK'}));

test('P1: a response is cleared when the endpoint changes', async () => {
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

test('P1: a response is cleared when the request changes', async () => {
  answer('{"jsonrpc":"2.0","result":5,"id":1}');
  const {rerender} = render(<Panel />);
  type('https://node.example.org/');
  send();
  await vi.waitFor(() => expect(status()).toContain('HTTP 200 OK'));
  rerender(<Panel params={[{commitment: 'finalized'}]} />);
  expect(status()).toBe('');
  expect(document.body.textContent).not.toContain('"result"');
});

test('P1: changing the endpoint cancels a request in flight', async () => {
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

test('P1: the outcome of a canceled request does not replace the next request', async () => {
  let cancel = () => {};
  fetched.mockReturnValueOnce(new Promise((_, reject) => (cancel = () => reject(new Error('aborted')))));
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  render(<Panel />);
  type('https://node.example.org/');
  send();
  type('https://other.example.org/');
  send();
  await act(() => {
    cancel();
    return Promise.resolve();
  });
  expect(status()).toBe('Sending …');
  expect(button('Cancel')).toBeTruthy();
});

test.each(['<!doctype html><title>Welcome</title>', '', '[]', '"ok"', '{"status":"ok"}'])(
  'P1: HTTP 200 with a body other than JSON-RPC is reported: %s',
  async (body) => {
    answer(body);
    render(<Panel />);
    type('https://node.example.org/');
    send();
    await vi.waitFor(() => expect(status()).toContain('This is not JSON-RPC'));
  },
);

test.each([
  ['', /Enter a full address/],
  ['http://node.example.org/', /Start the address with https/],
])('P1: sending to "%s" shows an error at the field, and focuses it', (endpoint, problem) => {
  render(<Panel />);
  type(endpoint);
  button('Send').focus();
  send();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(problem).id).toBe(field().getAttribute('aria-describedby')?.split(' ').at(-1));
  expect(status()).toBe('Not sent: correct the endpoint first.');
  expect(fetched).not.toHaveBeenCalled();
  type('https://node.example.org/');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  expect(status()).toBe('');
});

test('P1: a second try with the same endpoint is announced again', () => {
  render(<Panel />);
  send();
  const [region] = screen.getAllByRole('status', {hidden: true});
  const first = region?.firstChild;
  send();
  expect(first?.isConnected).toBe(false);
  expect(region?.isConnected).toBe(true);
  expect(region?.textContent).toBe('Not sent: correct the endpoint first.');
});

test('P1: an empty endpoint is not an error before sending, and the hint shows an example', () => {
  render(<Panel />);
  expect(field().getAttribute('aria-invalid')).toBe('false');
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY');
});

test('P1: a second click while a request is in flight sends nothing, and the button keeps the focus', () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  render(<Panel />);
  type('https://node.example.org/');
  button('Send').focus();
  send();
  send();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(button('Send').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Send'));
});

test('P1: canceling a request moves the focus to the endpoint', async () => {
  fetched.mockImplementation(
    (_address, options) =>
      new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  render(<Panel />);
  type('https://node.example.org/');
  send();
  fireEvent.click(button('Cancel'));
  await vi.waitFor(() => expect(status()).toContain('Canceled.'));
  expect(document.activeElement).toBe(field());
});

describe('P10: the Syndica endpoint with the key from the dialog', () => {
  const fillIn = 'Use Syndica’s endpoint with your key';
  const filled = (key: string) => `https://solana-mainnet.api.syndica.io/api-key/${key}`;

  test('is offered only when there is a key', () => {
    render(<Panel />);
    expect(screen.queryByText(fillIn)).toBeNull();
    act(() => setApiKey({key: 'k-1', isCopied: false}));
    expect(screen.getByText(fillIn)).toBeTruthy();
  });

  test('is filled in on click, and nothing is sent before the reader clicks Send', async () => {
    answer('{"jsonrpc":"2.0","result":5,"id":1}');
    setApiKey({key: 'k-1', isCopied: false});
    render(<Panel />);
    expect(field().value).toBe('');
    fireEvent.click(button(fillIn));
    expect(field().value).toBe(filled('k-1'));
    expect(document.activeElement).toBe(field());
    expect(fetched).not.toHaveBeenCalled();
    send();
    await vi.waitFor(() => expect(status()).toContain('HTTP 200 OK'));
    expect(fetched.mock.lastCall?.[0]).toBe(filled('k-1'));
  });

  test('is updated when the key changes, and loses a forgotten key', () => {
    setApiKey({key: 'k-1', isCopied: false});
    render(<Panel />);
    fireEvent.click(button(fillIn));
    act(() => setApiKey({key: 'k-2', isCopied: false}));
    expect(field().value).toBe(filled('k-2'));
    act(() => setApiKey({key: '', isCopied: false}));
    expect(field().value).toBe(filled('YOUR_API_KEY'));
    send();
    expect(screen.getByText('Put your API key in place of YOUR_API_KEY.')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('loses a forgotten key after an edit too', () => {
    setApiKey({key: 'k-1', isCopied: false});
    render(<Panel />);
    fireEvent.click(button(fillIn));
    type(`${filled('k-1')}/`);
    act(() => setApiKey({key: '', isCopied: false}));
    expect(field().value).toBe(`${filled('YOUR_API_KEY')}/`);
  });

  test('keeps another key that the reader types', () => {
    setApiKey({key: 'k-1', isCopied: false});
    render(<Panel />);
    type(filled('k-12'));
    act(() => setApiKey({key: '', isCopied: false}));
    expect(field().value).toBe(filled('k-12'));
  });

  test('is expected to fail if its network does not serve the method', () => {
    const {rerender} = render(<Panel />);
    type('https://solana-mainnet.api.syndica.io/api-key/k');
    expect(screen.getByText('Times out after 30 seconds.')).toBeDefined();
    rerender(<Panel network="devnet" />);
    expect(screen.getByText('Only devnet serves getSlot: expect an error.')).toBeDefined();
    type('https://solana-devnet.api.syndica.io/api-key/k');
    expect(screen.getByText('Times out after 30 seconds.')).toBeDefined();
    type('https://node.example.org/');
    expect(screen.getByText('Times out after 30 seconds.')).toBeDefined();
  });

  test('is expected to fail if the request has mistakes, whichever network it is on', () => {
    render(<Panel network="devnet" isValid={false} />);
    type('https://solana-mainnet.api.syndica.io/api-key/k');
    expect(screen.getByText('The request has mistakes: expect an error.')).toBeDefined();
  });

  test('is on the network that serves the method', () => {
    setApiKey({key: 'k-1', isCopied: false});
    render(<Panel network="devnet" />);
    fireEvent.click(button(fillIn));
    expect(field().value).toBe('https://solana-devnet.api.syndica.io/api-key/k-1');
  });
});

describe('P1: while the content security policy of another page is in force', () => {
  const open = () => {
    const policy = "default-src 'self'; connect-src 'self'";
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    render(<Panel />);
  };

  test('a button reloads the page, and a note says that the form is kept', () => {
    open();
    expect(screen.queryByLabelText('Endpoint')).toBeNull();
    expect(document.body.textContent).toContain('the form keeps what you typed');
    expect(document.body.textContent).not.toContain('API key');
    fireEvent.click(button('Reload the page'));
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test('a reader with a key is told that the reload forgets it', () => {
    setApiKey({key: 'k-1', isCopied: false});
    open();
    expect(document.body.textContent).toContain('Reloading clears your API key: enter it again afterward.');
  });
});

/** How long an answer may take, in milliseconds. */
export const timeLimit = 30_000;

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  /** Until the last byte was there, in milliseconds. */
  readonly time: number;
  /** As the browser hands it out: after decompression. */
  readonly bytes: number;
  readonly text: string;
}

export type Outcome =
  | {readonly kind: 'answer'; readonly answer: Answer}
  | {readonly kind: 'cancelled'}
  | {readonly kind: 'late'}
  /** Browsers do not tell a page whether the network, the address or CORS was the reason. */
  | {readonly kind: 'unreachable'};

/** POSTs a body to an address, without cookies and without saying which page it was. Never throws. */
export async function send(endpoint: string, body: string, cancel: AbortSignal): Promise<Outcome> {
  const timeout = AbortSignal.timeout(timeLimit);
  // `AbortSignal.any` is younger than the oldest browsers that the site is built for.
  const stop = new AbortController();
  for (const reason of [cancel, timeout]) reason.addEventListener('abort', () => stop.abort());
  const begun = performance.now();
  try {
    const response = await fetch(endpoint.trim(), {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: stop.signal,
    });
    const bytes = await response.arrayBuffer();
    return {
      kind: 'answer',
      answer: {
        status: response.status,
        statusText: response.statusText,
        time: Math.round(performance.now() - begun),
        bytes: bytes.byteLength,
        text: new TextDecoder().decode(bytes),
      },
    };
  } catch {
    if (cancel.aborted) return {kind: 'cancelled'};
    return {kind: timeout.aborted ? 'late' : 'unreachable'};
  }
}

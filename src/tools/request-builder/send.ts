/** Timeout for the complete response, in milliseconds. */
export const timeLimit = 30_000;

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  /** Until the last byte arrived, in milliseconds. */
  readonly time: number;
  /** Body size as exposed by the browser: after decompression. */
  readonly bytes: number;
  readonly text: string;
}

export type SendOutcome =
  | {readonly kind: 'answer'; readonly answer: Answer}
  | {readonly kind: 'cancelled'}
  | {readonly kind: 'late'}
  /** Browsers do not tell a page whether the network, the URL, or CORS is the cause. */
  | {readonly kind: 'unreachable'};

/** POSTs a body to a URL, without cookies or a referrer. Never rejects. */
export async function send(endpoint: string, body: string, cancel: AbortSignal): Promise<SendOutcome> {
  const timeout = AbortSignal.timeout(timeLimit);
  // Not `AbortSignal.any`: the oldest browsers that the site supports lack it.
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

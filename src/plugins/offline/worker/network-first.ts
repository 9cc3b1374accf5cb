/** Where a response can come from. */
export interface Sources {
  /** The network response to the request, which is already in flight. */
  readonly sent: Promise<Response>;
  /** Whether a network response is preferred to the copy. */
  readonly isPreferred: (response: Response) => boolean | Promise<boolean>;
  readonly copy: () => Promise<Response | undefined>;
  /** How long the network may take until the response headers arrive, in milliseconds. */
  readonly waitMs: number;
}

/**
 * Network first, so that readers see what is published; falls back to the copy if the network fails, times out or
 * returns a response that is not preferred. Without a copy, there is no timeout.
 *
 * @throws the network error, if there is no copy either
 */
export async function networkFirst({sent, isPreferred, copy, waitMs}: Sources): Promise<Response> {
  const inTime = await withinTime(
    sent.then(async (response) => ((await isPreferred(response)) ? response : undefined)),
    waitMs,
  );
  return inTime ?? (await copy()) ?? sent;
}

/** Resolves to the value of the promise, or to undefined if it rejects or times out. */
function withinTime<T>(promise: Promise<T>, waitMs: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), waitMs);
    const settle = (value?: T) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(settle, () => settle());
  });
}

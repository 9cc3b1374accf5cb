/** Where an answer can come from. */
export interface Sources {
  /** The network's answer to the request, which is on its way. */
  readonly sent: Promise<Response>;
  readonly copy: () => Promise<Response | undefined>;
  /** How long the network may take to begin its answer, in milliseconds. */
  readonly waitMs: number;
}

/**
 * The network's answer, so that readers see what is published; the copy's when there is no network, or a
 * slow one, or a server with an error. Without a copy the network may take its time.
 *
 * @throws what the network threw, when there is no copy either.
 */
export async function networkFirst({sent, copy, waitMs}: Sources): Promise<Response> {
  const inTime = await withinTime(
    sent.then((response) => (response.status < 500 ? response : undefined)),
    waitMs,
  );
  return inTime ?? (await copy()) ?? sent;
}

/** What the promise gives, or nothing when it fails or takes longer. */
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

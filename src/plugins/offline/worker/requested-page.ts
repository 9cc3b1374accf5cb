/** Of the fetch event of a navigation. */
interface Navigation {
  readonly request: Request;
  /** The response to the request that the browser sent while the worker started, or nothing if it sent none. */
  readonly preloadResponse: Promise<unknown>;
}

/**
 * The network response to a navigation. Without a network, Firefox fulfills the request that it sent ahead with an error
 * response, where others reject it.
 *
 * @throws the network error
 */
export async function requestedPage({request, preloadResponse}: Navigation): Promise<Response> {
  const ahead = (await preloadResponse) as Response | undefined;
  return ahead === undefined || ahead.type === 'error' ? fetch(request) : ahead;
}

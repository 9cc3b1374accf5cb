import type {ChunkFile, ChunkList} from '../chunk-list';

/** The parts of the bundler's runtime that are used here. */
export interface BundlerRuntime {
  /** Base URL of the site. */
  readonly p: string;
  /** The start of the path of a chunk's script: all of it but the hash. */
  readonly u: (id: string) => string;
  /** The steps that load a chunk; each adds the promises to await. */
  readonly f: Record<string, (id: string, awaited: Promise<unknown>[]) => void>;
  /**
   * Loads the script of a chunk.
   *
   * @param done receives what ended the loading; the runtime then rejects with a `ChunkLoadError` if the script has not
   *   run
   */
  l: (start: string, done: (end: LoadEnd) => void, key: string, id: string) => void;
  /** The list of chunks; set here. */
  chunks: {
    readonly url: string;
    /** Fetches it once. Rejects with a `ChunkLoadError`; the next call tries again. */
    readonly list: () => Promise<ChunkList>;
  };
}

/** The part of an event that the bundler's runtime reads. */
export interface LoadEnd {
  readonly type: string;
  readonly target: {readonly src?: string};
}

/**
 * Part of the bundler's runtime. Chunks that the page's HTML loads are found there; all others are loaded from the
 * list, and run only if their digest is right.
 *
 * The build turns this function into text, so it must not use anything from outside.
 */
export function loadChunks(runtime: BundlerRuntime): void {
  const {chunks: url = '', integrity} = (document.currentScript as HTMLScriptElement).dataset;
  const styles: Record<string, Promise<unknown> | undefined> = {};
  let list: Promise<ChunkList> | undefined;

  /** After this time a request counts as failed, as in the bundler's own loader. */
  const timeoutMs = 120_000;

  const failed = (what: string) => {
    throw Object.assign(new Error(`Loading ${what} failed.`), {name: 'ChunkLoadError'});
  };

  const request = (address: string, digest: string | undefined, cache: RequestCache) =>
    fetch(address, {integrity: digest, cache, signal: AbortSignal.timeout(timeoutMs)});

  const fetchList = async (cache: RequestCache) => (await (await request(url, integrity, cache)).json()) as ChunkList;

  const getList = () =>
    (list ??= fetchList('default')
      // A wrong answer stays in the browser's cache if the server said that the file never changes.
      .catch(() => fetchList('reload'))
      .catch(() => {
        list = undefined;
        return failed('the list of chunks');
      }));

  // Scripts that are added below have no `defer`. Only the head is searched: a long body takes long.
  const scriptInPage = (start: string) =>
    document.head.querySelector<HTMLScriptElement>(`script[defer][src^="${start}"]`);

  const end = (element: HTMLElement) =>
    new Promise<LoadEnd & {target: Element}>((resolve) => {
      const endBy = ({type}: {type: string}) => resolve({type, target: element});
      element.onload = endBy;
      element.onerror = (event) => endBy(event as Event);
      setTimeout(endBy, timeoutMs, {type: 'timeout'});
    });

  const addScript = (src: string, digest: string) => {
    const script = Object.assign(document.createElement('script'), {src, integrity: digest});
    document.head.append(script);
    return end(script);
  };

  const addStyles = (href: string, digest: string) => {
    const sheet = Object.assign(document.createElement('link'), {rel: 'stylesheet', href, integrity: digest});
    document.head.append(sheet);
    return end(sheet);
  };

  /** Adds a file. After an error, adds it once more, unless the network does not have it either. */
  const load = async (add: typeof addScript, address: string, digest: string, ended = add(address, digest)) => {
    const first = await ended;
    if (first.type !== 'error') return first;
    try {
      // As for the list: the wrong answer can be from the browser's cache.
      await request(address, digest, 'reload');
    } catch {
      return first;
    }
    first.target.remove();
    return add(address, digest);
  };

  const loadFile = (add: typeof addScript, [path, digest]: ChunkFile) => load(add, runtime.p + path, digest);

  runtime.chunks = {url, list: getList};

  runtime.l = (start, done, _key, id) => {
    const script = scriptInPage(start);
    const ended = script
      ? load(addScript, script.src, script.integrity, end(script))
      : getList().then(({scripts}) => loadFile(addScript, scripts[id] ?? failed(`chunk ${id}`)));
    ended.then(
      ({type, target}) => {
        target.remove();
        done({type, target});
      },
      () => done({type: 'error', target: {src: url}}),
    );
  };

  runtime.f.miniCss = (id, awaited) => {
    const start = runtime.p + runtime.u(id);
    // The HTML has the styles of the scripts that it loads. A chunk without a script has styles with its ID.
    const isInPage = () =>
      scriptInPage(start) ?? document.head.querySelector(`style[data-href^="${start.replace('/js/', '/css/')}"]`);
    const loadStyles = async () => {
      const {[id]: file} = (await getList()).styles;
      if (!file) return;
      const {type, target} = await loadFile(addStyles, file);
      if (type === 'load') return;
      target.remove();
      failed(`the styles of chunk ${id}`);
    };
    styles[id] ??= isInPage()
      ? Promise.resolve()
      : loadStyles().catch((error: unknown) => {
          styles[id] = undefined;
          throw error;
        });
    awaited.push(styles[id]);
  };
}

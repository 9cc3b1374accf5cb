import type {ChunkFile, ChunkList} from './chunk-list';

/** The parts of the bundler's runtime that are used here. */
export interface BundlerRuntime {
  /** Base URL of the site. */
  readonly p: string;
  /** The steps that load a chunk; each adds the promises to await. */
  readonly f: Record<string, (id: string, awaited: Promise<unknown>[]) => void>;
  /**
   * Loads the script of a chunk.
   *
   * @param start of its URL, as far as it is known without the list
   * @param done receives the event that ended the loading: `load` or `error`
   */
  l: (start: string, done: (end: LoadEnd) => void, key: string, id: string) => void;
  /** Fetches the list of chunks once; after a failure, the next call tries again. */
  chunkList: () => Promise<ChunkList>;
}

/** The part of an event that the bundler's runtime reads. */
export interface LoadEnd {
  readonly type: string;
  readonly target: {readonly src: string};
}

/**
 * Part of the bundler's runtime. Chunks that the page's HTML loads are found there; all others are loaded from the
 * list, and run only if their digest is right.
 *
 * The build turns this function into text, so it must not use anything from outside.
 *
 * @throws (rejects) with a `ChunkLoadError`, like the bundler's own loader
 */
export function loadChunks(runtime: BundlerRuntime): void {
  const {chunks = '', integrity} = (document.currentScript as HTMLScriptElement).dataset;
  const styles: Record<string, Promise<unknown> | undefined> = {};
  let list: Promise<ChunkList> | undefined;

  const failed = (what: string) => {
    throw Object.assign(new Error(`Loading ${what} failed.`), {name: 'ChunkLoadError'});
  };

  const chunkList = () =>
    (list ??= fetch(chunks, {integrity}).then(
      (response) => response.json() as Promise<ChunkList>,
      () => {
        list = undefined;
        return failed('the list of chunks');
      },
    ));

  const find = (selector: string) => document.querySelector<HTMLScriptElement>(selector);

  const end = (element: HTMLElement) =>
    new Promise<Event>((resolve) => {
      element.onload = resolve;
      element.onerror = (event) => resolve(event as Event);
    });

  const add = (element: HTMLElement) => {
    document.head.append(element);
    return end(element);
  };

  const addScript = ([path, digest]: ChunkFile) =>
    add(Object.assign(document.createElement('script'), {src: runtime.p + path, integrity: digest}));

  const addStyles = ([path, digest]: ChunkFile) =>
    add(
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: runtime.p + path,
        integrity: digest,
      }),
    );

  runtime.chunkList = chunkList;

  runtime.l = (start, done, _key, id) => {
    const inPage = find(`script[src^="${start}"]`);
    const ended = inPage ? end(inPage) : chunkList().then(({scripts}) => addScript(scripts[id] as ChunkFile));
    ended.then(
      (event) => {
        (event.target as Element).remove();
        done(event as unknown as LoadEnd);
      },
      () => done({type: 'error', target: {src: start}}),
    );
  };

  runtime.f.miniCss = (id, awaited) => {
    const start = runtime.p + 'assets/';
    styles[id] ??= find(`script[src^="${start}js/${id}."],style[data-href^="${start}css/${id}."]`)
      ? Promise.resolve()
      : chunkList()
          .then(({styles: {[id]: file}}) => file && addStyles(file))
          .then((event) => {
            if (event?.type !== 'error') return;
            (event.target as Element).remove();
            failed(`the styles of chunk ${id}`);
          })
          .catch((error: unknown) => {
            styles[id] = undefined;
            throw error;
          });
    awaited.push(styles[id]);
  };
}

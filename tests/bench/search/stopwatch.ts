import type {SearchInterface} from './search-interface';

/** Measures inside the page, so that no time includes a round trip to Node.js. */
interface Stopwatch {
  /** Prepares for Ctrl+K: `query` is typed into the input as soon as it is visible. */
  arm(query: string): void;
  /** Call after pressing Ctrl+K. */
  opened(): Promise<Opening>;
  /** Call after pressing a key: waits until nothing has changed for `quietMs`. */
  settled(quietMs: number): Promise<Keystroke>;
}

/** In milliseconds from Ctrl+K. */
export interface Opening {
  readonly modal: number;
  readonly results: number;
}

export interface Keystroke {
  /** From the key press to the frame with the last change in the modal that is shown. */
  readonly milliseconds: number;
  /** Whether the list below the input has changed since the key press. */
  readonly changedList: boolean;
}

declare global {
  interface Window {
    stopwatch: Stopwatch;
  }
}

/**
 * Init script that adds `window.stopwatch` before the page's own scripts run. Self-contained, since it is serialized;
 * its argument is serialized with it.
 */
export function installStopwatch({modal, input, list, hit}: SearchInterface): void {
  let pressedAt = 0;
  let changedAt = 0;
  let changes = 0;
  let listed = '';
  let opening: Promise<Opening> | undefined;

  // Keeps the overhead on the page low: at most one pending frame and one message at a time.
  const {port1, port2} = new MessageChannel();
  const waiting: ((time: number) => void)[] = [];
  let frame: Promise<number> | undefined;
  port1.onmessage = () => waiting.shift()?.(performance.now());

  /** Resolves to the time at which the frame with the current document has been drawn. */
  const drawn = () =>
    (frame ??= new Promise((resolve) => {
      requestAnimationFrame(() => {
        frame = undefined;
        waiting.push(resolve);
        port2.postMessage(null);
      });
    }));

  /** Resolves to the first matching element, once there is one. */
  const appears = (selector: string, isRight: (element: Element) => boolean = () => true) =>
    new Promise<Element>((resolve) => {
      const look = () => {
        const element = document.querySelector(selector);
        if (!element || !isRight(element)) return;
        observer.disconnect();
        document.removeEventListener('focusin', look);
        resolve(element);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, {subtree: true, childList: true});
      document.addEventListener('focusin', look);
    });

  const mark = (name: string, startTime: number) => performance.mark(`search-bench:${name}`, {startTime});

  const timeOpening = async (query: string): Promise<Opening> => {
    const field = (await appears(input, (element) => element === document.activeElement)) as HTMLInputElement;
    const open = await drawn();
    const found = appears(hit);
    // Calls the native setter: React overrides the element's own setter to track its value, and would ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
    field.dispatchEvent(new InputEvent('input', {bubbles: true, data: query, inputType: 'insertText'}));
    await found;
    const results = await drawn();
    mark('open', pressedAt);
    mark('modal', open);
    mark('results', results);
    return {modal: open - pressedAt, results: results - pressedAt};
  };

  // The event's timestamp is that of the key press, before it waited for the main thread.
  window.addEventListener(
    'keydown',
    ({key, timeStamp}) => {
      if (key !== 'Control') pressedAt = timeStamp;
    },
    {capture: true},
  );
  new MutationObserver((mutations) => {
    // Not what a screen reader announces after a pause.
    const isShown = ({target}: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(`${modal}, [role='status']`)?.matches(modal);
    if (!mutations.some(isShown)) return;
    // Until it has been drawn, the change counts as pending.
    changedAt = Infinity;
    const change = ++changes;
    void drawn().then((time) => {
      if (change === changes) changedAt = time;
    });
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});

  window.stopwatch = {
    arm: (query) => {
      opening = timeOpening(query);
    },
    opened: () => opening ?? Promise.reject(new Error('The stopwatch is not armed.')),
    settled: (quietMs) =>
      new Promise((resolve) => {
        const look = () => {
          const quiet = performance.now() - Math.max(changedAt, pressedAt);
          if (quiet < quietMs) {
            setTimeout(look, quietMs - Math.max(0, quiet));
            return;
          }
          const before = listed;
          listed = document.querySelector(list)?.innerHTML ?? '';
          resolve({milliseconds: Math.max(0, changedAt - pressedAt), changedList: listed !== before});
        };
        look();
      }),
  };
}

import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useReducer, useRef, useState, type ReactNode} from 'react';
import {playground} from '../../config/playground';
import {isHeightMessage, type ShowMessage} from './messages';
import styles from './ResultFrame.module.css';
import {useIsStuck} from './useIsStuck';

interface Props {
  readonly code: string;
}

/** What a reader's code may grow to; from there on the result scrolls. In CSS pixels. */
const mostHeight = 2000;

/**
 * The result of live code, in a document without an origin: the code reaches neither the page nor what the
 * site stores, and the page's own policy allows no evaluated code.
 */
export function ResultFrame({code}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState<number>();
  const [restarts, restart] = useReducer((count: number) => count + 1, 0);
  const isStuck = useIsStuck(frame, loads === 0 ? undefined : `${loads} ${code}`);

  useEffect(() => {
    const listen = ({source, data}: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isHeightMessage(data)) return;
      setHeight(Math.min(Math.ceil(data.height), mostHeight));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (loads === 0) return;
    const message: ShowMessage = {type: 'show', code, colorMode, styleSheets: styleSheets()};
    // A document without an origin can be addressed in no other way; the page put it there itself.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [loads, code, colorMode]);

  return (
    <>
      <iframe
        key={restarts}
        ref={frame}
        className={styles.frame}
        style={{height}}
        title="Result of the live code"
        src={useBaseUrl(playground.frameFile)}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        // Its script has run by then; it has to be told again when the code loads the document anew.
        onLoad={() => setLoads((count) => count + 1)}
      />
      <div role="status">
        {isStuck && (
          <p className={styles.stuck}>
            The code has not finished: look for an infinite loop, and fix it.{' '}
            <button type="button" className="button button--secondary button--sm" onClick={restart}>
              Run it again
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** Of links, and of the style sheet that the build has put into the page (src/plugins/inline-styles). */
function styleSheets(): string[] {
  const elements = document.querySelectorAll('link[rel=stylesheet], style[data-href]');
  return [...elements].flatMap((element) => element.getAttribute('data-href') ?? element.getAttribute('href') ?? []);
}

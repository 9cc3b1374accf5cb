import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {playground} from '../../config/playground';
import {listenToFrame} from './listen-to-frame';
import {isHeightMessage, type ShowMessage} from './messages';
import {pageCss} from './page-css';
import styles from './ResultFrame.module.css';
import {useHasAnswered} from './useHasAnswered';
import {useIsStuck} from './useIsStuck';

interface Props {
  readonly code: string;
}

/** Maximum height of the result in CSS pixels; beyond that, it scrolls. */
const maxHeight = 2000;

/**
 * Runs live code in a sandboxed iframe with an opaque origin: the code can access neither the page nor the
 * site's storage, and the page's own CSP does not have to allow `eval`.
 */
export function ResultFrame({code}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState<number>();
  const [restarts, setRestarts] = useState(0);
  const hasLoaded = useHasAnswered(frame, restarts);
  const isStuck = useIsStuck(frame, `${restarts} ${loads}`, code);
  const [lastCode, setLastCode] = useState(code);

  const restart = () => {
    setRestarts((count) => count + 1);
    setLoads(0);
  };

  if (code !== lastCode) {
    setLastCode(code);
    // The document would not run it.
    if (isStuck) restart();
  }

  useEffect(
    () =>
      listenToFrame(frame, (message) => {
        if (isHeightMessage(message)) setHeight(Math.min(Math.ceil(message.height), maxHeight));
      }),
    [],
  );

  useEffect(() => {
    if (loads === 0) return undefined;
    let isCurrent = true;
    void pageCss().then((css) => {
      if (!isCurrent) return;
      const message: ShowMessage = {type: 'show', code, colorMode, css};
      // An opaque origin can only be targeted as `*`. Safe here, as the page created the frame.
      frame.current?.contentWindow?.postMessage(message, '*');
    });
    return () => {
      isCurrent = false;
    };
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
        // Forms fire `submit`; the policy of the document keeps them from sending anything.
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        // The frame's script has run by then. Counted, as the code must be sent again if it reloads the document.
        onLoad={() => setLoads((count) => count + 1)}
      />
      <div role="status">
        {isStuck && (
          <p className={styles.stuck}>
            {hasLoaded
              ? 'The code has not finished: look for an infinite loop, and fix it.'
              : 'The result has not loaded: live code needs a network connection.'}{' '}
            <button type="button" className="button button--secondary button--sm" onClick={restart}>
              Run it again
            </button>
          </p>
        )}
      </div>
    </>
  );
}

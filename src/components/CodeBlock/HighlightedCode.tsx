import {useRef, type ReactNode} from 'react';
import {CopyButton} from './CopyButton';
import styles from './CodeBlock.module.css';

interface Props {
  /** The code as HTML, made and escaped by the build. */
  readonly html: string;
  readonly language: string;
  /** Shown above the code: a file name, mostly. */
  readonly title?: string;
}

/** A block of code that the build has highlighted. */
export function HighlightedCode({html, language, title}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  return (
    <div className={`${styles.block} language-${language}`}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* Long lines scroll: by keyboard too, which takes a focusable element. */}
        <pre ref={pre} className={styles.pre} tabIndex={0}>
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <CopyButton getText={() => pre.current?.textContent ?? ''} />
      </div>
    </div>
  );
}

import type {CSSProperties, ReactNode} from 'react';
import {scrollByKeyboard} from '../ScrollTable/scroll-by-keyboard';
import {diagramSizes, usualSize} from './diagram-sizes';
import {diagramWords} from './diagram-words';
import styles from './Diagram.module.css';

interface Props {
  /** Mermaid source, with the title and the description in it. */
  readonly source: string;
  /** A single element, into which the diagram is rendered. */
  readonly children: ReactNode;
}

/**
 * A diagram with a text alternative below it. The diagram is rendered in the browser by a lazy-loaded script; the text
 * is pre-rendered, so search indexes it too.
 */
export function Diagram({source, children}: Props): ReactNode {
  const {title, description} = diagramWords(source);
  return title === '' || description === '' ? children : <Figure {...{title, description, children}} />;
}

interface FigureProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** On a narrow screen, a wide diagram scrolls horizontally instead of shrinking until it is unreadable. */
function Figure({title, description, children}: FigureProps): ReactNode {
  const [width, height] = diagramSizes[title] ?? usualSize;
  const room = {'--width': `${width}px`, '--ratio': `${width} / ${height}`} as CSSProperties;
  return (
    <figure className={styles.figure} aria-label={title}>
      <div ref={(box) => scrollByKeyboard(box, 'Diagram')} className={styles.room} style={room}>
        {children}
      </div>
      <figcaption>
        <details className={styles.words}>
          <summary>{`Diagram in words: ${title}`}</summary>
          <p>{description}</p>
        </details>
      </figcaption>
    </figure>
  );
}

import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import {scrollByKeyboard} from '../ScrollTable/scroll-by-keyboard';
import styles from './Diagram.module.css';
import {diagramSizes, usualSize} from './diagram-sizes';
import {diagramWords} from './diagram-words';

interface Props {
  /** Mermaid's: it holds the title and the words. */
  readonly source: string;
  /** One element, which the drawing comes into. */
  readonly children: ReactNode;
}

/**
 * A drawing with the same in words under it, for readers who do not see the drawing: it is made in the
 * browser, by a script that loads late. The words are in the page's HTML, so search finds them too.
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

/** On a narrow screen a wide drawing scrolls inside itself, where it would be too small to read. */
function Figure({title, description, children}: FigureProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? scrollByKeyboard(box.current, 'Diagram') : undefined), []);
  const [width, height] = diagramSizes[title] ?? usualSize;
  const room = {'--width': `${width}px`, '--ratio': `${width} / ${height}`} as CSSProperties;
  return (
    <figure className={styles.figure} aria-label={title}>
      <div ref={box} className={styles.room} style={room}>
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

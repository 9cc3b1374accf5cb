// Wraps: the diagram engine is larger than the rest of the site, so it loads when a diagram comes near
// the screen. Under the drawing stands what it shows, in words.
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import type {ReactNode} from 'react';
import {Diagram} from '../../components/Diagram/Diagram';
import {NearScreen} from '../../components/NearScreen/NearScreen';
import styles from './styles.module.css';

export default function MermaidInWords(props: Props): ReactNode {
  return (
    <Diagram source={props.value}>
      <NearScreen placeholder={<div className={styles.placeholder} />}>
        <Mermaid {...props} />
      </NearScreen>
    </Diagram>
  );
}

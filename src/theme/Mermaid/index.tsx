// Wraps: the diagram engine is larger than the rest of the site, so it loads when a diagram comes near
// the screen.
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import type {ReactNode} from 'react';
import {NearScreen} from '../../components/NearScreen/NearScreen';
import styles from './styles.module.css';

export default function LazyMermaid(props: Props): ReactNode {
  return (
    <NearScreen placeholder={<div className={styles.placeholder} />}>
      <Mermaid {...props} />
    </NearScreen>
  );
}

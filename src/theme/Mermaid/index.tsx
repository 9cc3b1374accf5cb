// Wraps: the diagram engine is larger than the rest of the site, so it loads when a diagram comes near the viewport.
// Its space is reserved until then, to avoid a layout shift, and a text alternative is below it.
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import type {ReactNode} from 'react';
import {Diagram} from '../../components/Diagram/Diagram';
import {NearScreen} from '../../components/NearScreen/NearScreen';

export default function MermaidInWords(props: Props): ReactNode {
  return (
    <Diagram source={props.value}>
      <NearScreen placeholder={null}>
        <Mermaid {...props} />
      </NearScreen>
    </Diagram>
  );
}

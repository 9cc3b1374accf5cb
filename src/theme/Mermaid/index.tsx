// Wraps: the diagram engine is larger than the rest of the site, so it loads when a diagram comes near the viewport.
// Its space is reserved until then, to avoid a layout shift, and a text alternative is below it. If it fails to load,
// the original component would fail at each retry, because it keeps the rejected promise.
import type {Props} from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import type {ReactNode} from 'react';
import {Diagram} from '../../components/Diagram/Diagram';
import {NearScreen} from '../../components/NearScreen/NearScreen';
import {OnDemand} from '../../components/OnDemand/OnDemand';

const loadEngine = () => import('mermaid');

export default function MermaidInWords(props: Props): ReactNode {
  return (
    <Diagram source={props.value}>
      <NearScreen placeholder={null}>
        <OnDemand title="The diagram" load={loadEngine} placeholder={null}>
          {() => <Mermaid {...props} />}
        </OnDemand>
      </NearScreen>
    </Diagram>
  );
}

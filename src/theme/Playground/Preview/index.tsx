// Ejected: renders the result in a separate document, not in the page.
import Translate from '@docusaurus/Translate';
import PlaygroundHeader from '@theme/Playground/Header';
import {useContext, type ReactNode} from 'react';
import {LiveContext} from 'react-live';
import {ResultFrame} from '../../../components/Playground/ResultFrame';

export default function PlaygroundPreview(): ReactNode {
  const {code, newCode} = useContext(LiveContext);
  return (
    <>
      <PlaygroundHeader>
        <Translate id="theme.Playground.result">Result</Translate>
      </PlaygroundHeader>
      <ResultFrame code={newCode ?? code} />
    </>
  );
}

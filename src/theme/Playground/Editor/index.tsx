// Ejected: Tab leaves the editor, in which the original indents with it, so that no keyboard is caught there
// (WCAG 2.1.2); and the editor is a text field with a name.
import Translate from '@docusaurus/Translate';
import ResetButton from '@theme/Playground/Buttons/ResetButton';
import PlaygroundHeader from '@theme/Playground/Header';
import type {ReactNode} from 'react';
import {LiveEditor} from 'react-live';
import styles from './styles.module.css';

export default function PlaygroundEditor(): ReactNode {
  return (
    <>
      <PlaygroundHeader buttons={<ResetButton />}>
        <Translate id="theme.Playground.liveEditor">Live Editor</Translate>
      </PlaygroundHeader>
      <div ref={nameField}>
        <LiveEditor className={styles.playgroundEditor} tabMode="focus" />
      </div>
    </>
  );
}

/** Its library lets nobody set attributes of the element that is typed into. */
function nameField(box: HTMLElement | null): void {
  const field = box?.querySelector('pre');
  field?.setAttribute('role', 'textbox');
  field?.setAttribute('aria-multiline', 'true');
  field?.setAttribute('aria-label', 'Live code');
}

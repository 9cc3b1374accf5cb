// Ejected: Tab moves the focus out of the editor; in the original it indents, which is a keyboard trap (WCAG 2.1.2).
// Also, the editor is a text field with an accessible name.
import Translate from '@docusaurus/Translate';
import ResetButton from '@theme/Playground/Buttons/ResetButton';
import PlaygroundHeader from '@theme/Playground/Header';
import {useContext, type ReactNode} from 'react';
import {LiveEditor} from 'react-live';
import {ResetCount} from '../../../components/Playground/reset-count';
import styles from './styles.module.css';

export default function PlaygroundEditor(): ReactNode {
  const resets = useContext(ResetCount);
  return (
    <>
      <PlaygroundHeader buttons={<ResetButton />}>
        <Translate id="theme.Playground.liveEditor">Live editor</Translate>
      </PlaygroundHeader>
      <div key={resets} ref={nameField}>
        <LiveEditor className={styles.playgroundEditor} tabMode="focus" />
      </div>
    </>
  );
}

/** Set on the DOM node, as the library does not pass attributes to its editable element. */
function nameField(box: HTMLElement | null): void {
  const field = box?.querySelector('pre');
  field?.setAttribute('role', 'textbox');
  field?.setAttribute('aria-multiline', 'true');
  field?.setAttribute('aria-label', 'Live code');
  // Keyboards of phones would correct code.
  field?.setAttribute('autocapitalize', 'off');
  field?.setAttribute('autocorrect', 'off');
}

// Ejected: Tab moves the focus out of the editor; in the original it indents, which is a keyboard trap (WCAG 2.1.2).
// Also, the editor is a text field with an accessible name, and edits without a key are run.
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
      <div key={resets} ref={prepareField}>
        <LiveEditor className={styles.playgroundEditor} tabMode="focus" />
      </div>
    </>
  );
}

/** Done on the DOM node, as the library passes nothing to its editable element. */
function prepareField(box: HTMLElement | null): void {
  const field = box?.querySelector('pre');
  field?.setAttribute('role', 'textbox');
  field?.setAttribute('aria-multiline', 'true');
  field?.setAttribute('aria-label', 'Live code');
  // Keyboards of phones would correct code.
  field?.setAttribute('autocapitalize', 'off');
  field?.setAttribute('autocorrect', 'off');
  field?.addEventListener('input', takeOver);
  field?.addEventListener('compositionend', takeOver);
}

/** The library takes over what is edited when a key is released: not a menu's Cut, dropped text, or dictation. */
function takeOver({target, isComposing}: Event & {readonly isComposing?: boolean}): void {
  if (!isComposing) target?.dispatchEvent(new KeyboardEvent('keyup'));
}

import {useEffect, useId, useRef, type ReactNode, type Ref} from 'react';
import {nonProseInput} from '../../lib/html/non-prose-input';
import styles from './ApiKeyDialog.module.css';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Id of the text that says what happens to the key. */
  readonly aboutId: string;
  /** What is wrong with the key; empty if nothing is. */
  readonly problem: string;
}

/** The field for the API key, and what is wrong with the key. */
export function KeyField({ref, value, onChange, aboutId, problem}: Props): ReactNode {
  const id = useId();
  const alert = useRef<HTMLParagraphElement>(null);
  // In a low window, the problem may be below the edge.
  useEffect(() => {
    if (problem !== '') alert.current?.scrollIntoView({block: 'nearest'});
  }, [problem]);
  return (
    <>
      <label htmlFor={`${id}-key`}>API key</label>
      {/* No `name` attribute: browsers would save the value for autofill under it. */}
      <input
        {...nonProseInput}
        ref={ref}
        id={`${id}-key`}
        className={styles.field}
        type="text"
        value={value}
        aria-describedby={`${aboutId} ${id}-problem`}
        aria-invalid={problem !== ''}
        onChange={(event) => onChange(event.target.value)}
      />
      <p ref={alert} id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  );
}

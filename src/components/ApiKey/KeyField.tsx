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
  /** How many keys were refused so far. */
  readonly refusals: number;
}

/** The field for the API key, and what is wrong with the key. */
export function KeyField({ref, value, onChange, aboutId, problem, refusals}: Props): ReactNode {
  const id = useId();
  const alert = useRef<HTMLParagraphElement>(null);
  // In a low window, the problem may be below the edge.
  useEffect(() => {
    if (problem !== '') alert.current?.scrollIntoView({block: 'nearest'});
  }, [problem, refusals]);
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
        {/* Keyed: the same problem again is another element, which is announced. The focus may not move then. */}
        {problem !== '' && <span key={refusals}>{problem}</span>}
      </p>
    </>
  );
}

/** Form fields of the tools: each has a label, a control, a hint, and an error. */
import {useId, type InputHTMLAttributes, type ReactNode, type Ref} from 'react';
import {nonProseInput} from '../../lib/html/non-prose-input';
import styles from './ToolParts.module.css';

interface FieldProps<T> {
  readonly label: ReactNode;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly hint?: ReactNode;
  /** Error message that says what to enter instead. */
  readonly error?: ReactNode;
}

interface TextProps extends FieldProps<string> {
  /** For keys, JSON, and other text that is not prose. */
  readonly isCode?: boolean;
}

interface InputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'placeholder' | 'onPaste'> {
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({isCode, inputMode, placeholder, onPaste, ref, ...props}: TextProps & InputProps): ReactNode {
  return (
    <Field {...props}>
      {(wiring) => (
        <input
          {...wiring}
          {...nonProseInput}
          ref={ref}
          className={isCode ? styles.codeInput : styles.input}
          type="text"
          inputMode={inputMode}
          placeholder={placeholder}
          onPaste={onPaste}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function TextArea({isCode, rows, ...props}: TextProps & {readonly rows: number}): ReactNode {
  return (
    <Field {...props}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...nonProseInput}
          className={isCode ? styles.codeInput : styles.input}
          rows={rows}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Options of the same group are listed together, in the given order. */
  readonly group?: string;
}

interface SelectProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly SelectOption<Value>[];
}

export function SelectField<Value extends string>({options, ...props}: SelectProps<Value>): ReactNode {
  const groups = [...new Set(options.map(({group}) => group))];
  return (
    <Field {...props}>
      {(wiring) => (
        <select
          {...wiring}
          className={styles.input}
          value={props.value}
          // The cast is safe, as the options are the only possible values.
          onChange={(event) => props.onChange(event.target.value as Value)}>
          {groups.map((group) => {
            const items = options
              .filter((option) => option.group === group)
              .map(({value, label}) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ));
            return group === undefined ? (
              items
            ) : (
              <optgroup key={group} label={group}>
                {items}
              </optgroup>
            );
          })}
        </select>
      )}
    </Field>
  );
}

export function CheckField({label, value, onChange, hint, error}: FieldProps<boolean>): ReactNode {
  const wiring = useWiring({hint, error});
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input {...wiring.input} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </label>
      <Remarks ids={wiring} hint={hint} error={error} />
    </div>
  );
}

type Remarked = Pick<FieldProps<never>, 'hint' | 'error'>;

interface InputWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

interface Wiring {
  readonly input: InputWiring;
  readonly hintId: string;
  readonly errorId: string;
}

function useWiring({hint, error}: Remarked): Wiring {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    input: {id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error)},
    hintId,
    errorId,
  };
}

function Field({
  label,
  hint,
  error,
  children,
}: Remarked & {readonly label: ReactNode; readonly children: (wiring: InputWiring) => ReactNode}): ReactNode {
  const wiring = useWiring({hint, error});
  return (
    <div className={styles.field}>
      <label htmlFor={wiring.input.id} className={styles.label}>
        {label}
      </label>
      {children(wiring.input)}
      <Remarks ids={wiring} hint={hint} error={error} />
    </div>
  );
}

function Remarks({ids, hint, error}: Remarked & {readonly ids: Wiring}): ReactNode {
  return (
    <>
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.errorId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

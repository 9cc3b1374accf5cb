/** Form fields of the tools: each has a label and a control, and most can have a hint and an error. */
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

interface AreaProps {
  readonly rows: number;
  /** Whether the value is an example, which a paste replaces. */
  readonly isExample?: boolean;
}

export function TextArea({isCode, rows, isExample, ...props}: TextProps & AreaProps): ReactNode {
  return (
    <Field {...props}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...nonProseInput}
          className={isCode ? styles.codeInput : styles.input}
          rows={rows}
          onPaste={({currentTarget}) => isExample && currentTarget.select()}
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

export function CheckField({label, value, onChange}: Omit<FieldProps<boolean>, 'hint' | 'error'>): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </label>
    </div>
  );
}

/** What ties a control to its label and its remarks. */
interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

interface FieldParts extends Pick<FieldProps<never>, 'label' | 'hint' | 'error'> {
  readonly children: (wiring: Wiring) => ReactNode;
}

function Field({label, hint, error, children}: FieldParts): ReactNode {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error)})}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

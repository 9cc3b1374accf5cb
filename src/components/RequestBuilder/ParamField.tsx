import {useId, type ClipboardEvent, type ReactNode} from 'react';
import {fieldWords} from '../../data/rpc/field-words';
import type {RpcField} from '../../data/rpc/methods';
import {typeLabel} from '../../data/rpc/type-label';
import {insertText} from '../../lib/browser/insert-text';
import {controlOf, type Control} from '../../tools/request-builder/controls';
import {keyOf, type Texts} from '../../tools/request-builder/form';
import {keyInText} from '../../tools/request-builder/key-in-text';
import {Words} from '../RpcWords/Words';
import {SelectField, TextArea, TextField} from '../ToolParts/fields';
import tool from '../ToolParts/ToolParts.module.css';
import {WordBreaks} from '../WordBreaks/WordBreaks';
import styles from './RequestBuilder.module.css';

interface Props {
  readonly field: RpcField;
  readonly fieldKey: string;
  readonly texts: Texts;
  readonly errors: Texts;
  /** Whether it is nested in an optional field. */
  readonly isOptionalPart?: boolean;
  readonly onChange: (key: string, text: string) => void;
}

/** A form control for a parameter or a nested field, chosen by its type. */
export function ParamField({field, fieldKey, texts, errors, isOptionalPart = false, onChange}: Props): ReactNode {
  const control = controlOf(field);
  const errorId = useId();
  const error = errors[fieldKey];
  const label = <Label field={field} isRequired={field.required && !isOptionalPart} />;
  const hint = fieldWords(field);
  if (control.kind === 'group') {
    return (
      <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : errorId}>
        <legend>{label}</legend>
        {error !== undefined && (
          <p id={errorId} className={tool.error} role="alert">
            {error}
          </p>
        )}
        <div className={tool.fields}>
          {wideLast(control.fields).map((inner) => (
            <div key={inner.name} className={isWide(inner) ? styles.wideCell : styles.cell}>
              <ParamField
                field={inner}
                fieldKey={keyOf(fieldKey, inner)}
                texts={texts}
                errors={errors}
                isOptionalPart={isOptionalPart || !field.required}
                onChange={onChange}
              />
            </div>
          ))}
        </div>
      </fieldset>
    );
  }
  const shared = {
    label,
    hint: <Words text={hint} />,
    error,
    value: texts[fieldKey] ?? '',
    onChange: (text: string) => onChange(fieldKey, text),
  };
  switch (control.kind) {
    case 'choice':
      return <SelectField {...shared} options={[{value: '', label: leftOut(field)}, ...control.values.map(option)]} />;
    case 'list':
      return <TextArea {...shared} isCode rows={3} hint={<Words text={`One per line, or with commas. ${hint}`} />} />;
    case 'json':
      return <TextArea {...shared} isCode rows={4} hint={<Words text={`As JSON. ${hint}`} />} />;
    case 'longText':
      return <TextArea {...shared} isCode rows={3} />;
    case 'integer':
      return <TextField {...shared} isCode inputMode="numeric" />;
    case 'text':
      return <TextField {...shared} isCode onPaste={field.format === 'pubkey' ? pasteKey : undefined} />;
  }
}

/** Inserts the key of what readers may paste instead of it: the URL of an explorer, or a key in quotes. */
function pasteKey(event: ClipboardEvent): void {
  const key = keyInText(event.clipboardData.getData('text/plain'));
  if (key === undefined) return;
  event.preventDefault();
  insertText(key);
}

const wideKinds: readonly Control['kind'][] = ['group', 'json', 'list', 'longText'];

/** Whether the field takes a full row: nested fields, and multiline text. */
function isWide(field: RpcField): boolean {
  return wideKinds.includes(controlOf(field).kind);
}

/** Sorts wide fields last, as they would leave gaps between the others. */
function wideLast(fields: readonly RpcField[]): RpcField[] {
  return [...fields.filter((field) => !isWide(field)), ...fields.filter(isWide)];
}

function Label({field, isRequired}: {readonly field: RpcField; readonly isRequired: boolean}): ReactNode {
  return (
    <>
      <code>
        <WordBreaks text={field.name} />
      </code>{' '}
      <span className={styles.type}>
        {typeLabel(field)}
        {isRequired && ', required'}
      </span>
    </>
  );
}

function option(value: unknown): {readonly value: string; readonly label: string} {
  return {value: String(value), label: String(value)};
}

function leftOut(field: RpcField): string {
  const standard = field.default ?? null;
  return standard === null ? 'Not set' : `Not set: ${JSON.stringify(standard).replaceAll('"', '')}`;
}

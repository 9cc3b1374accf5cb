import {useState, type ReactNode} from 'react';
import type {RpcField} from '../../data/rpc/methods';
import type {Texts} from '../../tools/request-builder/form';
import {ParamField} from './ParamField';
import styles from './RequestBuilder.module.css';

interface Props {
  readonly fields: readonly RpcField[];
  readonly texts: Texts;
  readonly errors: Texts;
  readonly onChange: (key: string, text: string) => void;
}

/** The parameters of a method: required ones first, then optional ones, collapsed unless some are set. */
export function ParamFields({fields, ...form}: Props): ReactNode {
  const needed = fields.filter(({required}) => required);
  const optional = fields.filter(({required}) => !required);
  const isSet = ({name}: RpcField) =>
    Object.entries(form.texts).some(([key, text]) => text !== '' && (key === name || key.startsWith(`${name}.`)));
  const [startsOpen] = useState(optional.some(isSet));
  if (fields.length === 0) return <p className={styles.state}>This method takes no parameters.</p>;
  return (
    <div className={styles.form}>
      {needed.map((field) => (
        <ParamField key={field.name} field={field} fieldKey={field.name} {...form} />
      ))}
      {optional.length > 0 && (
        <details className={styles.optional} open={startsOpen}>
          <summary>Optional parameters</summary>
          {optional.map((field) => (
            <ParamField key={field.name} field={field} fieldKey={field.name} {...form} />
          ))}
        </details>
      )}
    </div>
  );
}

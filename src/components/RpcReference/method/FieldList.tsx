import type {ReactNode} from 'react';
import {allFields} from '../../../data/rpc/all-fields';
import type {RpcField} from '../../../data/rpc/methods';
import {typeLabel} from '../../../data/rpc/type-label';
import {counted} from '../../../lib/amounts/counted';
import {Field, Fields, InnerFields} from '../../Fields/Fields';
import {Words} from '../../RpcWords/Words';
import {fieldText, isOpen, type FieldRole} from './field-text';
import {isNameIndexed, isTextIndexed} from './indexed-fields';

interface Props {
  readonly fields: readonly RpcField[];
  readonly of: FieldRole;
}

export function FieldList({fields, of}: Props): ReactNode {
  return (
    <Fields>
      {fields.map((field) => (
        <Field
          key={field.name}
          name={field.name}
          type={facts(field, of).join(', ')}
          isNameIndexed={isNameIndexed(field, of)}>
          <p data-not-indexed={isTextIndexed(field, of) ? undefined : ''}>
            <Words text={fieldText(field)} />
          </p>
          {field.fields !== undefined && <Inner field={field} fields={field.fields} of={of} />}
        </Field>
      ))}
    </Fields>
  );
}

function Inner({field, fields, of}: Props & {field: RpcField}): ReactNode {
  const list = <FieldList fields={fields} of={of} />;
  return isOpen(field, of) ? (
    list
  ) : (
    <InnerFields label={counted(allFields(fields).length, 'field')} of={field.name}>
      {list}
    </InnerFields>
  );
}

function facts(field: RpcField, of: FieldRole): string[] {
  const {deprecated, since, requiredBefore} = field;
  return [
    typeLabel(field),
    ...presence(field, of),
    ...(deprecated ? ['deprecated'] : []),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(requiredBefore === undefined ? [] : [`required before ${requiredBefore}`]),
  ];
}

function presence({required}: RpcField, of: FieldRole): string[] {
  if (of === 'parameters') return required ? ['required'] : [];
  return required ? [] : ['optional'];
}

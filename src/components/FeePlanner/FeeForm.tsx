import type {ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import type {FeeDraft, FeeField} from '../../tools/fee-planner/draft';
import {maxUnits, unitsPerBuiltin, unitsPerInstruction} from '../../tools/fee-planner/fee';
import type {FormProps} from '../Planner/Planner';
import {SelectField, TextField} from '../ToolParts/fields';
import tool from '../ToolParts/ToolParts.module.css';

export function FeeForm({draft, errors, onChange}: FormProps<FeeDraft>): ReactNode {
  const number = (field: FeeField, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      value={draft[field]}
      error={errors[field]}
      onChange={(text) => onChange({...draft, [field]: text})}
    />
  );
  return (
    <div className={tool.fields}>
      {number('signatures', 'Signatures', 'Including those that a precompile checks.')}
      <SelectField
        label="Compute unit limit"
        value={draft.limitFrom}
        options={[
          {value: 'set', label: 'Set by an instruction'},
          {value: 'default', label: 'Not set: the default'},
        ]}
        onChange={(limitFrom) => onChange({...draft, limitFrom})}
      />
      {draft.limitFrom === 'set' ? (
        number('units', 'Units', `Up to ${grouped(maxUnits)}.`)
      ) : (
        <>
          {number('ordinary', 'Ordinary instructions', `${grouped(unitsPerInstruction)} units each.`)}
          {number(
            'builtin',
            'Built-in instructions',
            `${grouped(unitsPerBuiltin)} units each, such as SOL transfers and the one that sets the price.`,
          )}
        </>
      )}
      {number('price', 'Price per unit', 'In micro-lamports.')}
      {number('tip', 'Tip', 'In lamports, if your sender asks for a transfer.')}
    </div>
  );
}

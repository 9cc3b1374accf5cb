import type {ReactNode} from 'react';
import {computeSettingFormats} from '../../data/transaction-format';
import type {FieldErrors} from '../../lib/amounts/field-reader';
import {
  settingsWith,
  type InstructionDraft,
  type ShapeDraft,
  type TableDraft,
} from '../../tools/transaction-size-planner/draft';
import type {TransactionVersion} from '../../tools/transaction-size-planner/shape';
import type {FormProps} from '../Planner/Planner';
import planner from '../Planner/Planner.module.css';
import {RowLabel, Rows} from '../Planner/Rows';
import {CheckField, SelectField, TextField, type SelectOption} from '../ToolParts/fields';
import tool from '../ToolParts/ToolParts.module.css';
import styles from './TransactionSizePlanner.module.css';

const versions: readonly SelectOption<TransactionVersion>[] = [
  {value: 'legacy', label: 'Legacy'},
  {value: 'v0', label: 'v0, with lookup tables'},
  {value: 'v1', label: 'v1'},
];

interface NumberField<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

const instructionFields: readonly NumberField<keyof InstructionDraft>[] = [
  {name: 'times', label: 'How many'},
  {name: 'accounts', label: 'Accounts each'},
  {name: 'dataBytes', label: 'Bytes each'},
];

const tableFields: readonly NumberField<keyof TableDraft>[] = [
  {name: 'writable', label: 'Writable'},
  {name: 'readonly', label: 'Read-only'},
];

export function ShapeForm({draft, errors, onChange}: FormProps<ShapeDraft>): ReactNode {
  const change = (part: Partial<ShapeDraft>) => onChange({...draft, ...part});
  return (
    <>
      <div className={tool.fields}>
        <SelectField
          label="Version"
          value={draft.version}
          options={versions}
          onChange={(version) => change({version})}
        />
        <TextField
          label="Signatures"
          inputMode="numeric"
          value={draft.signatures}
          error={errors.signatures}
          onChange={(signatures) => change({signatures})}
        />
        <TextField
          label="Total accounts"
          hint="Unique addresses, including signers and programs, but not the Compute Budget program."
          inputMode="numeric"
          value={draft.accounts}
          error={errors.accounts}
          onChange={(accounts) => change({accounts})}
        />
      </div>
      <div className={styles.columns}>
        <Rows
          legend="Instructions"
          item="kind of instruction"
          rows={draft.instructions}
          added={{times: '1', accounts: '2', dataBytes: '8'}}
          onChange={(instructions) => change({instructions})}>
          {(row, index, changeRow) => (
            <NumberFields
              fields={instructionFields}
              errors={errors}
              row={row}
              index={index}
              onChange={(name, text) => changeRow({[name]: text})}
            />
          )}
        </Rows>
        <div className={styles.stack}>
          {draft.version === 'v0' && (
            <Rows
              legend="Accounts from lookup tables"
              item="table"
              rows={draft.tables}
              added={{writable: '1', readonly: '0'}}
              onChange={(tables) => change({tables})}>
              {(row, index, changeRow) => (
                <NumberFields
                  fields={tableFields}
                  errors={errors}
                  row={row}
                  index={index}
                  onChange={(name, text) => changeRow({[name]: text})}
                />
              )}
            </Rows>
          )}
          <fieldset className={planner.group}>
            <legend>Compute settings</legend>
            {computeSettingFormats.map(({setting, name}) => (
              <CheckField
                key={setting}
                label={name}
                value={draft.settings.includes(setting)}
                onChange={(isSet) => change({settings: settingsWith(draft.settings, setting, isSet)})}
              />
            ))}
          </fieldset>
        </div>
      </div>
    </>
  );
}

interface NumberFieldsProps<Name extends string> {
  readonly fields: readonly NumberField<Name>[];
  readonly errors: FieldErrors;
  readonly row: Readonly<Record<Name, string>>;
  readonly index: number;
  readonly onChange: (name: Name, text: string) => void;
}

/** The numbers of a row. */
function NumberFields<Name extends string>(props: NumberFieldsProps<Name>): ReactNode {
  const {fields, errors, row, index, onChange} = props;
  return (
    <div className={planner.numbers}>
      {fields.map(({name, label}) => (
        <TextField
          key={name}
          label={<RowLabel index={index}>{label}</RowLabel>}
          inputMode="numeric"
          value={row[name]}
          error={errors[`${name}-${index}`]}
          onChange={(text) => onChange(name, text)}
        />
      ))}
    </div>
  );
}

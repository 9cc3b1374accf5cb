import type {ReactNode} from 'react';
import {computeSettingFormats} from '../../data/transaction-format';
import type {InstructionDraft, ShapeDraft, TableDraft} from '../../tools/transaction-size-planner/draft';
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

const instructionFields: readonly {
  readonly field: keyof InstructionDraft;
  readonly error: string;
  readonly label: string;
}[] = [
  {field: 'times', error: 'times', label: 'How many'},
  {field: 'accounts', error: 'indexes', label: 'Accounts each'},
  {field: 'dataBytes', error: 'dataBytes', label: 'Bytes each'},
];

const tableFields: readonly {readonly field: keyof TableDraft; readonly label: string}[] = [
  {field: 'writable', label: 'Writable'},
  {field: 'readonly', label: 'Read-only'},
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
            <div className={planner.numbers}>
              {instructionFields.map(({field, error, label}) => (
                <TextField
                  key={field}
                  label={<RowLabel index={index}>{label}</RowLabel>}
                  inputMode="numeric"
                  value={row[field]}
                  error={errors[`${error}-${index}`]}
                  onChange={(text) => changeRow({[field]: text})}
                />
              ))}
            </div>
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
                <div className={planner.numbers}>
                  {tableFields.map(({field, label}) => (
                    <TextField
                      key={field}
                      label={<RowLabel index={index}>{label}</RowLabel>}
                      inputMode="numeric"
                      value={row[field]}
                      error={errors[`${field}-${index}`]}
                      onChange={(text) => changeRow({[field]: text})}
                    />
                  ))}
                </div>
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
                onChange={(isSet) =>
                  change({
                    settings: isSet ? [...draft.settings, setting] : draft.settings.filter((each) => each !== setting),
                  })
                }
              />
            ))}
          </fieldset>
        </div>
      </div>
    </>
  );
}

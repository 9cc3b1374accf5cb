import type {ReactNode} from 'react';
import type {CountDraft} from '../../tools/limit-planner/draft';
import planner from '../Planner/Planner.module.css';
import {RowLabel, Rows} from '../Planner/Rows';
import {SelectField, TextField, type SelectOption} from '../ToolParts/fields';

interface MethodRowsProps {
  readonly legend: string;
  readonly item: string;
  readonly countLabel: string;
  readonly methods: readonly SelectOption[];
  readonly rows: readonly CountDraft[];
  readonly added: CountDraft;
  /** Error of the row at this index, if any. */
  readonly errorAt: (index: number) => string | undefined;
  readonly onChange: (rows: readonly CountDraft[]) => void;
}

/** Form rows with a method and a count each. */
export function MethodRows({countLabel, methods, errorAt, ...rows}: MethodRowsProps): ReactNode {
  return (
    <Rows {...rows}>
      {({method, count}, index, change) => (
        <div className={planner.pair}>
          <SelectField
            label={<RowLabel index={index}>Method</RowLabel>}
            value={method}
            options={methods}
            onChange={(chosen) => change({method: chosen})}
          />
          <TextField
            label={<RowLabel index={index}>{countLabel}</RowLabel>}
            inputMode="numeric"
            value={count}
            error={errorAt(index)}
            onChange={(text) => change({count: text})}
          />
        </div>
      )}
    </Rows>
  );
}

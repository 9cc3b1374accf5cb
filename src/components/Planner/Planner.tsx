import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import type {FieldErrors} from '../../lib/amounts/field-reader';
import type {DraftCodec} from '../../tools/draft-codec';
import {useQueryState} from '../QueryState/useQueryState';
import tool from '../ToolParts/ToolParts.module.css';
import {Ignored} from './Ignored';
import styles from './Planner.module.css';
import {ShareActions} from './ShareActions';

export interface FormProps<Draft> {
  readonly draft: Draft;
  readonly errors: FieldErrors | undefined;
  readonly onChange: (draft: Draft) => void;
}

interface PlannerProps<Draft, Value> {
  readonly codec: DraftCodec<Draft, Value>;
  readonly Form: ComponentType<FormProps<Draft>>;
  /** What a reader comes to see, after `to see`. */
  readonly sought: string;
  /** The answer in one line. */
  readonly verdict: (value: Value) => string;
  /** What is said with the answer. */
  readonly remark?: (value: Value) => string | undefined;
  readonly Details: ComponentType<{readonly value: Value; readonly draft: Draft}>;
}

/** A tool that works out a plan from what stands in its fields, which the address keeps. */
export function Planner<Draft, Value>(props: PlannerProps<Draft, Value>): ReactNode {
  const {codec, Form, sought, verdict, remark, Details} = props;
  const [{draft, ignored}, setState] = useQueryState(codec);
  const change = (changed: Draft) => setState({draft: changed, ignored: []});
  const {value, errors} = codec.readDraft(draft);
  const said = value && remark?.(value);
  return (
    <>
      <Ignored items={ignored} />
      <Form draft={draft} errors={errors} onChange={change} />
      <ShareActions onReset={() => change(codec.example)} />
      <div className={clsx(tool.result, styles.result)}>
        <div role="status" className={styles.answer}>
          <p className={tool.verdict}>{value ? verdict(value) : `Correct the marked field to see ${sought}.`}</p>
          {said && <p>{said}</p>}
        </div>
        {value && <Details value={value} draft={draft} />}
      </div>
    </>
  );
}

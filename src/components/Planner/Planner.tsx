import clsx from 'clsx';
import {useRef, type ComponentType, type ReactNode} from 'react';
import {useQueryState} from '../../hooks/useQueryState';
import type {FieldErrors} from '../../lib/amounts/field-reader';
import {addressWith} from '../../lib/browser/page-address';
import type {DraftCodec} from '../../tools/draft-codec';
import type {Outcome} from '../../tools/outcome';
import {LiveText} from '../LiveStatus/LiveText';
import tool from '../ToolParts/ToolParts.module.css';
import {Ignored} from './Ignored';
import styles from './Planner.module.css';
import {ShareActions} from './ShareActions';

export interface FormProps<Draft> {
  readonly draft: Draft;
  readonly errors: FieldErrors;
  readonly onChange: (draft: Draft) => void;
}

export interface Answer {
  /** In one line. */
  readonly verdict: string;
  readonly outcome?: Outcome | undefined;
  readonly remark?: string;
}

interface PlannerProps<Draft, Value> {
  readonly codec: DraftCodec<Draft, Value>;
  /** Of the section that the planner is in: a link to a plan leads there. */
  readonly anchor: string;
  readonly Form: ComponentType<FormProps<Draft>>;
  /** The result that the planner computes, phrased to follow "to see". */
  readonly sought: string;
  readonly answer: (value: Value) => Answer;
  readonly Details: ComponentType<{readonly value: Value; readonly draft: Draft}>;
}

/** A tool that computes a result from its form fields, whose state is kept in the URL. */
export function Planner<Draft, Value>(props: PlannerProps<Draft, Value>): ReactNode {
  const {codec, anchor, Form, sought, answer, Details} = props;
  const {emptied} = codec;
  const [{draft, ignored}, setState] = useQueryState(codec);
  const change = (changed: Draft) => setState({draft: changed, ignored: []});
  const {value, errors = {}} = codec.readDraft(draft);
  const wrong = Object.keys(errors).length;
  // With the number, a second wrong field is announced, too.
  const marked = wrong === 1 ? 'marked field' : `${wrong} marked fields`;
  const {verdict, outcome, remark}: Answer = value
    ? answer(value)
    : {verdict: `Correct the ${marked} to see ${sought}.`};
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <Ignored items={ignored} />
      <div ref={form}>
        <Form draft={draft} errors={errors} onChange={change} />
      </div>
      <ShareActions
        // Not the page's URL, whose update is debounced and may be stale.
        link={value && (() => addressWith(codec.write({draft, ignored}), anchor))}
        onRefused={() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()}
        onReset={() => change(codec.example)}
        onEmpty={emptied && (() => change(emptied(draft)))}
      />
      <div className={clsx(tool.result, styles.result)} data-printed={codec.isExample(draft) ? undefined : ''}>
        <LiveText as="div" className={styles.answer}>
          <p className={clsx(tool.verdict, outcome && tool[outcome])}>{verdict}</p>
          {remark && (
            <>
              {' '}
              <p>{remark}</p>
            </>
          )}
        </LiveText>
        {value && <Details value={value} draft={draft} />}
      </div>
    </>
  );
}

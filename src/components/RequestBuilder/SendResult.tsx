import {useMemo, type ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import {escapeHtml} from '../../lib/html/escape-html';
import {colorCode} from '../../lib/rpc-request/color-code';
import {formatAnswer, type FormattedAnswer} from '../../tools/request-builder/format-answer';
import {timeLimit, type SendOutcome} from '../../tools/request-builder/send';
import {FoldingCode} from '../CodeBlock/FoldingCode';
import {OnDemand} from '../OnDemand/OnDemand';
import tool from '../ToolParts/ToolParts.module.css';
import styles from './RequestBuilder.module.css';

interface Props {
  /** How often the reader tried to send to an invalid endpoint; 0 if this one is not refused. */
  readonly refusals: number;
  readonly isSending: boolean;
  readonly outcome: SendOutcome | null;
}

export function SendResult({refusals, isSending, outcome}: Props): ReactNode {
  const read = useMemo(() => (outcome?.kind === 'answer' ? formatAnswer(outcome.answer) : undefined), [outcome]);
  // Focus moves to the field with the error. If it was already there, only this status is announced: its key makes the
  // same text again another element.
  return (
    <>
      <p role="status" className={styles.state}>
        {refusals > 0 && <span key={refusals}>Not sent: correct the endpoint first.</span>}
        {isSending && 'Sending …'}
        {outcome && summary(outcome, read)}
      </p>
      {read && <ShownAnswer {...read} />}
    </>
  );
}

function summary(outcome: SendOutcome, read: FormattedAnswer | undefined): string {
  switch (outcome.kind) {
    case 'answer': {
      const {status, statusText, time, bytes} = outcome.answer;
      const isOther = status < 400 && !read?.isRpc;
      return [
        `HTTP ${[status, statusText].join(' ').trim()}, ${time} ms, ${grouped(bytes)} bytes.`,
        ...(isOther
          ? ['This is not JSON-RPC: there is no RPC endpoint at this address. Check the host and the path.']
          : []),
      ].join(' ');
    }
    case 'cancelled':
      return 'Canceled. The endpoint may have responded anyway.';
    case 'late':
      return `No response within ${timeLimit / 1000} seconds.`;
    case 'unreachable':
      return (
        'Your browser got no response that it can show. The address may be wrong or redirect to another one, the ' +
        'network may be down, or the endpoint may not allow requests from this site (CORS): your key may allow only ' +
        'other origins. Run the curl command, with -i to see a redirect, to find out which it is.'
      );
  }
}

function ShownAnswer({text, isJson, isCut, error}: FormattedAnswer): ReactNode {
  return (
    <>
      {error !== undefined && <Explained text={error} />}
      {text === '' ? (
        <p className={tool.hint}>The response is empty.</p>
      ) : (
        <FoldingCode html={isJson ? colorCode(text, 'json') : escapeHtml(text)} language={isJson ? 'json' : 'text'} />
      )}
      {isCut && <p className={tool.hint}>The rest is not shown. Run the request in your own code to get all of it.</p>}
    </>
  );
}

const loadDecoder = () => import('../ErrorDecoder/decoder');

/** Explains errors. Lazy-loaded, as it requires data that is needed only if there is an error. */
function Explained({text}: {readonly text: string}): ReactNode {
  return (
    <div className={styles.explained}>
      <OnDemand title="The error decoder" load={loadDecoder} placeholder={<p>Looking up the error …</p>}>
        {({decodeError, FindingList}) => <FindingList findings={decodeError(text)} />}
      </OnDemand>
    </div>
  );
}

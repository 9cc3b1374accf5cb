import clsx from 'clsx';
import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import {findKeys} from '../../lib/secrets/api-keys';
import {isExample} from '../../tools/example';
import {checkText} from '../../tools/request-checker/check-text';
import {examples} from '../../tools/request-checker/examples';
import {outcomeOf, verdictOf} from '../../tools/request-checker/verdict';
import {LiveText} from '../LiveStatus/LiveText';
import {Examples} from '../ToolParts/Examples';
import {TextArea} from '../ToolParts/fields';
import {startsOver} from '../ToolParts/starts-over';
import tool from '../ToolParts/ToolParts.module.css';
import {keptText, useKeptText} from '../ToolParts/useKeptText';
import {Findings} from './Findings';
import {MaskedCopy} from './MaskedCopy';

/** Name of the text in the history entry. */
const entry = 'requestChecker';

const example = examples[0]?.text ?? '';

const readText = () => keptText(entry) ?? example;

/** Validates a pasted request. Pasted text never leaves the page. */
function RequestChecker(): ReactNode {
  const [text, setText] = useState(readText);
  useKeptText(entry, {text: text === example ? '' : text, read: readText, setText});
  // Deferred, so that the check does not block typing.
  const checked = useDeferredValue(text);
  const result = useMemo(() => checkText(checked), [checked]);
  const outcome = outcomeOf(result, checked);
  const hasKey = useMemo(() => findKeys(checked).length > 0, [checked]);
  return (
    <>
      <TextArea
        label="Request"
        hint="A JSON body, a batch, a WebSocket frame, a curl or wscat command, code with a request in it, or the line with your endpoint. Nothing is sent: your browser checks it."
        isCode
        rows={9}
        isExample={isExample(text, examples)}
        value={text}
        onChange={setText}
      />
      <Examples examples={examples} text={text} onChoose={setText} />
      <div className={tool.result} data-printed={text === '' || text === example ? undefined : ''}>
        <LiveText className={clsx(tool.verdict, outcome && tool[outcome])}>{verdictOf(result, checked)}</LiveText>
        {/* Keyed by the text, so that the outcome of a copy is reset when the text changes. */}
        {hasKey && <MaskedCopy key={checked} text={checked} />}
        <Findings findings={result.findings} />
      </div>
    </>
  );
}

export default startsOver(RequestChecker, {entry});

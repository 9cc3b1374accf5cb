import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import {useQueryState} from '../../hooks/useQueryState';
import type {QueryCodec} from '../../lib/addresses/query-codec';
import {findSecrets, type Secret} from '../../lib/secrets/find-secrets';
import {codeInAddress, isCodeNumber} from '../../tools/error-decoder/code-in-address';
import {examples} from '../../tools/error-decoder/examples';
import {nothingPasted} from '../../tools/error-decoder/nothing-pasted';
import {isExample} from '../../tools/example';
import {PartFailure} from '../Failure/PartFailure';
import {LiveText} from '../LiveStatus/LiveText';
import {useOnDemand} from '../OnDemand/useOnDemand';
import {Examples} from '../ToolParts/Examples';
import {TextArea} from '../ToolParts/fields';
import {startsOver} from '../ToolParts/starts-over';
import tool from '../ToolParts/ToolParts.module.css';
import {keptText, useKeptText} from '../ToolParts/useKeptText';
import styles from './ErrorDecoder.module.css';
import {keptError} from './kept-error';
import {useLinkedAnswer} from './useLinkedAnswer';

/** Lazy chunk with the data of all known errors: much larger than the form, and not needed by many readers. */
const loadDecoder = () => import('./decoder');

const parameters = ['error'];

/**
 * Explains a pasted error. Pasted text never leaves the page; only a plain code goes into the URL. The form renders
 * immediately, and loads the decoder when it gets focus or text.
 */
function ErrorDecoder(): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  const demand = useOnDemand(loadDecoder, isWanted);
  const decoder = demand.step === 'loaded' ? demand.loaded : undefined;
  const codec = useMemo(() => codecFor(decoder?.isPlainCode ?? isCodeNumber), [decoder]);
  const [text, setText] = useQueryState(codec);
  useKeptText(keptError, {text, read: () => codec.read(new URLSearchParams(window.location.search)), setText});
  if (text !== '' && !isWanted) setIsWanted(true);

  // Deferred, so that a long log does not block typing.
  const decoded = useDeferredValue(text);
  const findings = useMemo(() => decoder?.decodeError(decoded) ?? [], [decoder, decoded]);
  const secrets = useMemo(() => findSecrets(decoded), [decoded]);
  const isEmpty = text.trim() === '';
  const box = useLinkedAnswer(findings.length > 0);
  return (
    <div ref={box} className={styles.decoder} onFocus={() => setIsWanted(true)} data-printed={isEmpty ? undefined : ''}>
      <TextArea
        label="Error, response, or log"
        hint="Nothing is sent: your browser decodes it."
        isCode
        rows={rowsFor(text)}
        isExample={isExample(text, examples)}
        value={text}
        onChange={setText}
      />
      <Examples examples={examples} text={text} onChoose={setText} />
      <Secrets secrets={secrets} />
      <LiveText className={styles.summary}>
        {isEmpty && nothingPasted}
        {!isEmpty && demand.step === 'loading' && 'Loading known errors …'}
        {!isEmpty && decoder && <decoder.Summary text={decoded} findings={findings} />}
      </LiveText>
      {demand.step === 'failed' && (
        <PartFailure title="The error decoder" error={demand.error} onRetry={demand.retry} />
      )}
      {decoder && <decoder.FindingList findings={findings} />}
    </div>
  );
}

export default startsOver(ErrorDecoder, {parameters, entry: keptError});

/** A line of the field on a desktop, in characters. */
const lineLength = 70;

/** As many rows as the text needs, within bounds. */
function rowsFor(text: string): number {
  const needed = text.split('\n').reduce((sum, {length}) => sum + Math.max(1, Math.ceil(length / lineLength)), 0);
  return Math.min(Math.max(needed, 2), 8);
}

/**
 * Keeps only a plain error code in the URL: a log would be too long, and may be confidential. Other texts are kept in
 * the history entry.
 */
function codecFor(isPlainCode: (code: string) => boolean): QueryCodec<string> {
  return {
    names: parameters,
    read: (query) => codeInAddress(query) || (keptText(keptError) ?? ''),
    write: (text) => {
      const code = text.trim();
      return {error: isPlainCode(code) ? code : undefined};
    },
  };
}

const warnings: Readonly<Record<Secret, string>> = {
  'api-key': 'This text seems to contain an API key. Mask it before you share the text.',
  'secret-key':
    'This text seems to contain an account’s secret key. Anyone who has it can spend what the account holds: don’t share it.',
};

function Secrets({secrets}: {readonly secrets: readonly Secret[]}): ReactNode {
  return secrets.map((secret) => (
    <p key={secret} role="alert" className={tool.problem}>
      {warnings[secret]}
    </p>
  ));
}

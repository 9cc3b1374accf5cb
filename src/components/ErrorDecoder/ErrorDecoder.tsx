import {useMemo, useState, type ReactNode} from 'react';
import {TextArea} from '../Tool/fields';
import tool from '../Tool/Tool.module.css';
import {useQueryState, type QueryCodec} from '../Tool/useQueryState';
import {decodeError} from './decode-error';
import type {DecodedError} from './decoded-error';
import styles from './ErrorDecoder.module.css';
import {examples} from './examples';
import {explainNothing} from './explain-nothing';
import {Finding} from './Finding';
import {findSecrets, type Secret} from './find-secrets';
import {InlineMarkdown} from './InlineMarkdown';
import {isPlainCode} from './read-code';

/** Says what a pasted error means. What is pasted stays in the page; a plain code goes into the address. */
export default function ErrorDecoder(): ReactNode {
  const [text, setText] = useDecoderText();
  const findings = useMemo(() => decodeError(text), [text]);
  return (
    <>
      <TextArea
        label="Error, answer or log"
        hint="Nothing is sent: your browser decodes it."
        isCode
        rows={Math.min(Math.max(text.split('\n').length, 2), 8)}
        value={text}
        onChange={setText}
      />
      <div className={tool.actions} role="group" aria-label="Examples">
        {examples.map((example) => (
          <button key={example.label} type="button" className={tool.chip} onClick={() => setText(example.text)}>
            {example.label}
          </button>
        ))}
        <button type="button" className={tool.chip} onClick={() => setText('')} disabled={text === ''}>
          Clear
        </button>
      </div>
      <Secrets secrets={findSecrets(text)} />
      <p role="status" className={styles.summary}>
        {findings.length > 0 ? summaryOf(findings) : <InlineMarkdown text={explainNothing(text)} />}
      </p>
      {findings.length > 0 && (
        <ol className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding.id} className={tool.result}>
              <Finding error={finding} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A log would fill the address, and is nobody else's business: only a code that says nothing more goes there. */
const linkedCode: QueryCodec<string | undefined> = {
  read: (query) => plainCode(query.get('error') ?? ''),
  write: (code) => ({error: code}),
};

/** The text of the field: what the reader typed, else the code of the address, else the first example. */
function useDecoderText(): [string, (text: string) => void] {
  const [linked, setLinked] = useQueryState(linkedCode);
  const [typed, setTyped] = useState<string>();
  const [lastLinked, setLastLinked] = useState(linked);
  if (linked !== lastLinked) {
    setLastLinked(linked);
    // A link to another code counts for more than what stood there before.
    if (linked !== undefined)
      setTyped((before) => (before !== undefined && plainCode(before) === linked ? before : undefined));
  }
  const [firstExample] = examples;
  const change = (text: string) => {
    setTyped(text);
    setLinked(plainCode(text));
  };
  return [typed ?? linked ?? firstExample?.text ?? '', change];
}

function plainCode(text: string): string | undefined {
  return isPlainCode(text) ? text.trim() : undefined;
}

function summaryOf(findings: readonly DecodedError[]): string {
  const [first] = findings;
  if (first === undefined) return '';
  const title = [first.code, first.name].filter(Boolean).join(' ');
  if (findings.length === 1) return `1 error: ${title}`;
  const isOneNumber = findings.some(({certainty}) => certainty !== 'certain');
  return isOneNumber
    ? `${findings.length} findings, the most likely first: ${title}`
    : `${findings.length} errors, the most specific first: ${title}`;
}

const warnings: Readonly<Record<Secret, string>> = {
  'api-key': 'This text seems to hold an API key. Mask it before you share the text.',
  'secret-key':
    'This text seems to hold the secret key of an account. Whoever has it can spend what the account holds: do not share it.',
};

function Secrets({secrets}: {readonly secrets: readonly Secret[]}): ReactNode {
  return secrets.map((secret) => (
    <p key={secret} role="alert" className={tool.problem}>
      {warnings[secret]}
    </p>
  ));
}

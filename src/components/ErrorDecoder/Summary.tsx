import type {ReactNode} from 'react';
import {counted} from '../../lib/amounts/counted';
import type {DecodedError} from '../../tools/error-decoder/decoded-error';
import {explainNothing} from '../../tools/error-decoder/explain-nothing';
import {isCut, partlyRead} from '../../tools/error-decoder/parts-to-read';
import {InlineMarkdown} from '../InlineMarkdown/InlineMarkdown';
import {WordBreaks} from '../WordBreaks/WordBreaks';

interface Props {
  /** The pasted text. */
  readonly text: string;
  readonly findings: readonly DecodedError[];
}

/** How many findings there are and which comes first, or why there are none; and whether all of the text was read. */
export function Summary({text, findings}: Props): ReactNode {
  const [first] = findings;
  if (first === undefined) return <InlineMarkdown text={explainNothing(text)} />;
  const title = [first.code, first.name].filter(Boolean).join(' ');
  return (
    <>
      {countOf(findings)}: <WordBreaks text={title} />
      {isCut(text) && `. ${partlyRead}`}
    </>
  );
}

/** Not "errors": a status of 200 and a close code of 1000 are none. */
function countOf(findings: readonly DecodedError[]): string {
  const isOfOneCode = findings.every(({certainty}) => certainty !== 'certain');
  const order = isOfOneCode ? ', the most likely first' : ', the most specific first';
  return counted(findings.length, 'finding') + (findings.length === 1 ? '' : order);
}

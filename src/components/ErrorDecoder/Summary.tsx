import type {ReactNode} from 'react';
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

/** How many errors were found and which comes first, or why there are none; and whether all of the text was read. */
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

function countOf(findings: readonly DecodedError[]): string {
  if (findings.length === 1) return '1 error';
  const isOneNumber = findings.some(({certainty}) => certainty !== 'certain');
  return isOneNumber
    ? `${findings.length} findings, the most likely first`
    : `${findings.length} errors, the most specific first`;
}

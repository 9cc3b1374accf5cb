import {Fragment, type ReactNode} from 'react';
import {nameWords} from '../../lib/text/name-words';

/** An identifier that can wrap between its words in a narrow column: `getSignatures`, `ForAddress`. */
export function WordBreaks({text}: {readonly text: string}): ReactNode {
  return nameWords(text).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

import {Fragment, type ReactNode} from 'react';

/** Before a capital that follows a small letter or a digit, or begins the next word, and after underscores. */
const wordStart = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=_)(?=[^_])/;

/** A name of code that can wrap between its words in a narrow column: `getSignatures`, `ForAddress`. */
export function WordBreaks({text}: {readonly text: string}): ReactNode {
  return text.split(wordStart).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

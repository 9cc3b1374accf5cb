import {Fragment, type ReactNode} from 'react';

/** A method name that can wrap between its words in a narrow column: `getSignatures`, `ForAddress`. */
export function MethodName({name}: {readonly name: string}): ReactNode {
  const words = name.split(/(?=[A-Z])/);
  return (
    <code>
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}

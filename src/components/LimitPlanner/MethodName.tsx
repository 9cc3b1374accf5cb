import {Fragment, type ReactNode} from 'react';

/** The name of a method, which breaks between its words where a column is narrow: `getSignatures`, `ForAddress`. */
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

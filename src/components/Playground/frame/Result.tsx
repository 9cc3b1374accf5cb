import React, {type ReactNode} from 'react';
import {LiveError, LivePreview, LiveProvider} from 'react-live';

interface Props {
  readonly code: string;
}

/** What live code finds without an import: React and its hooks. */
const scope = {React, ...React};

/** Compiles and renders code, and shows why when it cannot. */
export function Result({code}: Props): ReactNode {
  return (
    <LiveProvider code={code} scope={scope}>
      <LivePreview />
      <div aria-live="polite">
        <LiveError />
      </div>
    </LiveProvider>
  );
}

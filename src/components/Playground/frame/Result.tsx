import React, {type ReactNode} from 'react';
import {LiveError, LivePreview, LiveProvider} from 'react-live';

interface Props {
  readonly code: string;
}

/** In scope for live code without an import: React and its hooks. */
const scope = {React, ...React};

/** Compiles and renders code, or shows the error. */
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

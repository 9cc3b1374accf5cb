// Ejected: the original compiles and evaluates code in the page, which the content security policy of pages does not
// allow. This one only holds the edited code; the preview runs it in a separate document.
import {PlaygroundProvider as ResetProvider} from '@docusaurus/theme-live-codeblock/client';
import type {Props} from '@theme/Playground/Provider';
import {useEffect, useMemo, useReducer, useState, type ReactNode} from 'react';
import {LiveContext} from 'react-live';
import {codeTheme} from '../../../config/code';

export default function PlaygroundProvider({code = '', language = 'tsx', children}: Props): ReactNode {
  const [resets, setResets] = useState(0);
  const reset = useMemo(() => ({reset: () => setResets((count) => count + 1)}), []);
  return (
    <ResetProvider key={resets} value={reset}>
      <Edited code={code.replace(/\n$/, '')} language={language}>
        {children}
      </Edited>
    </ResetProvider>
  );
}

interface EditedProps {
  readonly code: string;
  readonly language: string;
  readonly children: ReactNode;
}

function Edited({code, language, children}: EditedProps): ReactNode {
  const [newCode, onChange] = useState(code);
  // The editor's library re-binds on its second render and drops the focus. Force that render on mount: otherwise, the
  // reader's first keystroke would cause it.
  const [, renderAgain] = useReducer((count: number) => count + 1, 1);
  useEffect(renderAgain, [renderAgain]);
  return (
    <LiveContext value={{code, newCode, language, theme: codeTheme, disabled: false, onChange, onError: reportError}}>
      {children}
    </LiveContext>
  );
}

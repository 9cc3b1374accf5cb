// Ejected: the original compiles and evaluates code in the page, which the content security policy of pages does not
// allow. This one only holds the edited code; the preview runs it in a separate document.
import {PlaygroundProvider as ResetProvider} from '@docusaurus/theme-live-codeblock/client';
import type {Props} from '@theme/Playground/Provider';
import {useEffect, useMemo, useReducer, useState, type ReactNode} from 'react';
import {LiveContext} from 'react-live';
import {ResetCount} from '../../../components/Playground/reset-count';
import {codeTheme} from '../../../config/code';

export default function PlaygroundProvider({code: given = '', language = 'tsx', children}: Props): ReactNode {
  const code = given.replace(/\n$/, '');
  const [newCode, onChange] = useState(code);
  const [resets, countReset] = useReducer((count: number) => count + 1, 0);
  const playground = useMemo(
    () => ({
      reset: () => {
        onChange(code);
        countReset();
      },
    }),
    [code],
  );
  // The editor's library re-binds on its second render and drops the focus. Force that render on mount: otherwise, the
  // reader's first keystroke would cause it.
  const [, renderAgain] = useReducer((count: number) => count + 1, 1);
  useEffect(renderAgain, [renderAgain, resets]);
  return (
    <ResetProvider value={playground}>
      <ResetCount value={resets}>
        <LiveContext
          value={{code, newCode, language, theme: codeTheme, disabled: false, onChange, onError: reportError}}>
          {children}
        </LiveContext>
      </ResetCount>
    </ResetProvider>
  );
}

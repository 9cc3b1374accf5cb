import {useEffect, useMemo, type ReactNode} from 'react';
import {escapeHtml} from '../../lib/marked-text';
import {colorCode} from '../../lib/rpc-request/color-code';
import type {RpcRequest} from '../../lib/rpc-request/request';
import {HighlightedCode} from '../CodeBlock/HighlightedCode';
import {exampleRequest, type ExampleRequest} from './example-request';
import {LanguageTabs} from './LanguageTabs';
import {restoreLanguage, useRequestLanguage, type RequestLanguage} from './request-language';
import styles from './RpcReference.module.css';

/** A request of a method, in the language that the reader has chosen for all of them. */
export function Request(example: ExampleRequest): ReactNode {
  const {method, transport, params} = example;
  const language = useRequestLanguage();
  useEffect(restoreLanguage, []);
  const html = useMemo(
    () => requestHtml(language, exampleRequest({method, transport, params})),
    [language, method, transport, params],
  );
  const panel = `request-${method}`;
  return (
    <div className={styles.request}>
      <LanguageTabs
        label={`Language of the request ${method}`}
        panel={panel}
        selected={language.name}
        commandLabel={transport === 'http' ? 'curl' : 'wscat'}
      />
      <div role="tabpanel" id={panel} aria-label={`Request ${method}`}>
        <HighlightedCode html={html} language={language.grammar} />
      </div>
    </div>
  );
}

/** Code as HTML, with what a copy has in place of the key. */
function requestHtml({grammar, write}: RequestLanguage, request: RpcRequest): string {
  const {code, slot} = write(request);
  const shown = escapeHtml(slot.shown);
  return colorCode(code, grammar).replace(shown, () => `<span data-env="${escapeHtml(slot.read)}">${shown}</span>`);
}

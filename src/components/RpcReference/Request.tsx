import {useEffect, useMemo, type ReactNode} from 'react';
import {apiKeyPlaceholder, apiKeyVariable, rpcNetworks, rpcUrl, type RpcNetwork} from '../../data/endpoints';
import {escapeHtml} from '../../lib/marked-text';
import {colorCode} from '../../lib/rpc-request/color-code';
import type {RpcRequest} from '../../lib/rpc-request/request';
import {HighlightedCode} from '../CodeBlock/HighlightedCode';
import {LanguageTabs} from './LanguageTabs';
import type {Transport} from './method-filter';
import {restoreLanguage, useRequestLanguage, type RequestLanguage} from './request-language';
import styles from './RpcReference.module.css';

export interface RequestProps {
  readonly method: string;
  readonly transport: Transport;
  readonly params: RpcRequest['params'];
}

const [mainnet] = rpcNetworks as readonly [RpcNetwork, ...RpcNetwork[]];

/** A request of a method, in the language that the reader has chosen for all of them. */
export function Request({method, transport, params}: RequestProps): ReactNode {
  const language = useRequestLanguage();
  useEffect(restoreLanguage, []);
  const html = useMemo(
    () =>
      requestHtml(language, {
        method,
        transport,
        params,
        url: rpcUrl(mainnet, transport === 'http' ? 'http' : 'webSocket'),
        key: {placeholder: apiKeyPlaceholder, variable: apiKeyVariable},
      }),
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

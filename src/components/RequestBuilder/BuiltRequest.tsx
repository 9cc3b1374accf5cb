import {useEffect, useId, useState, type ReactNode} from 'react';
import {escapeHtml} from '../../lib/marked-text';
import {colorCode} from '../../lib/rpc-request/color-code';
import {bodyOf} from '../../lib/rpc-request/request';
import {HighlightedCode} from '../CodeBlock/HighlightedCode';
import {exampleRequest, type ExampleRequest} from '../RpcReference/example-request';
import {
  chooseLanguage,
  languageLabels,
  languageNames,
  restoreLanguage,
  useRequestLanguage,
  type LanguageName,
} from '../RpcReference/request-language';
import {byteLength, compactJson} from './body-text';
import styles from './RequestBuilder.module.css';
import {Tabs} from './Tabs';

type View = LanguageName | 'body';

/** The request in the language that the reader chose for all of the page, or its body to the byte. */
export function BuiltRequest(example: ExampleRequest): ReactNode {
  const language = useRequestLanguage();
  useEffect(restoreLanguage, []);
  const [isBody, setIsBody] = useState(false);
  const [problem, setProblem] = useState('');
  const panel = useId();
  const request = exampleRequest(example);
  const body = compactJson(bodyOf(request));

  const choose = (view: View) => {
    setIsBody(view === 'body');
    setProblem('');
    if (view === 'body') return;
    chooseLanguage(view).catch(() =>
      setProblem(`${languageLabels[view]} could not be loaded. Check your network connection, and try again.`),
    );
  };

  const {code, slot} = language.write(request);
  const shown = escapeHtml(slot.shown);
  const html = isBody
    ? colorCode(body, 'json')
    : colorCode(code, language.grammar).replace(
        shown,
        () => `<span data-env="${escapeHtml(slot.read)}">${shown}</span>`,
      );
  const commandLabel = example.transport === 'http' ? 'curl' : 'wscat';
  const views = [
    ...languageNames.map((name) => ({name, label: name === 'curl' ? commandLabel : languageLabels[name]})),
    {name: 'body' as const, label: 'Body'},
  ];
  const selected: View = isBody ? 'body' : language.name;
  return (
    <div className={styles.built}>
      <Tabs label="The request as" panel={panel} tabs={views} selected={selected} onSelect={choose} />
      <div role="tabpanel" id={panel} aria-label="The request">
        <HighlightedCode
          html={html}
          language={isBody ? 'json' : language.grammar}
          title={isBody ? `${byteLength(body)} bytes in UTF-8` : undefined}
        />
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  );
}

import {useId, useRef, useState, type ReactNode} from 'react';
import {exampleRequest, type ExampleRequest} from '../../data/rpc/example-request';
import {compactJson} from '../../lib/literals/compact-json';
import {colorCode} from '../../lib/rpc-request/color-code';
import {bodyOf} from '../../lib/rpc-request/request';
import {byteLength} from '../../tools/request-builder/byte-length';
import {FoldingCode} from '../CodeBlock/FoldingCode';
import {notLoadedText} from '../Failure/not-loaded-text';
import {languageLabels, languageTabs, type LanguageName} from '../RequestLanguage/languages';
import {requestHtml} from '../RequestLanguage/request-html';
import {chooseLanguage, useRequestLanguage} from '../RequestLanguage/request-language';
import {TabList} from '../TabList/TabList';
import styles from './RequestBuilder.module.css';

type View = LanguageName | 'body';

/** The request in the language chosen for the whole page, or its exact body. */
export function BuiltRequest(example: ExampleRequest): ReactNode {
  const language = useRequestLanguage();
  const [isBody, setIsBody] = useState(false);
  const [problem, setProblem] = useState('');
  const chosen = useRef<View>(null);
  const panel = useId();
  const request = exampleRequest(example);
  const body = compactJson(bodyOf(request));

  const choose = (view: View) => {
    chosen.current = view;
    setProblem('');
    if (view === 'body') {
      setIsBody(true);
      return;
    }
    // Until the language has loaded, what was shown stays; by then, the reader may have chosen the body.
    const isStillChosen = () => chosen.current === view;
    const showLanguage = () => {
      if (isStillChosen()) setIsBody(false);
    };
    chooseLanguage(view, showLanguage).catch((error: unknown) => {
      if (isStillChosen()) setProblem(notLoadedText(languageLabels[view], error));
    });
  };

  return (
    <div className={styles.built}>
      <TabList<View>
        label="The request as"
        panel={panel}
        tabs={[...languageTabs[example.transport], {name: 'body', label: 'Body'}]}
        selected={isBody ? 'body' : language.name}
        onSelect={choose}
      />
      <div role="tabpanel" id={panel} aria-label="The request">
        <FoldingCode
          html={isBody ? colorCode(body, 'json') : requestHtml(language, request)}
          language={isBody ? 'json' : language.grammar}
          title={isBody ? `${byteLength(body)} bytes in UTF-8` : undefined}
        />
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  );
}

import {useMemo, type ReactNode} from 'react';
import {exampleRequest, type ExampleRequest} from '../../../data/rpc/example-request';
import {FoldingCode} from '../../CodeBlock/FoldingCode';
import {requestHtml} from '../../RequestLanguage/request-html';
import {useRequestLanguage} from '../../RequestLanguage/request-language';
import {LanguageTabs} from './LanguageTabs';

/** An example request for a method, in the language chosen for all requests. */
export function Request(example: ExampleRequest): ReactNode {
  const {method, transport, params, network} = example;
  const language = useRequestLanguage();
  const html = useMemo(
    () => requestHtml(language, exampleRequest({method, transport, params, network})),
    [language, method, transport, params, network],
  );
  const panel = `request-${method}`;
  return (
    <div>
      <LanguageTabs
        label={`Language of the ${method} request`}
        panel={panel}
        selected={language.name}
        transport={transport}
      />
      <div role="tabpanel" id={panel} aria-label={`${method} request`}>
        <FoldingCode html={html} language={language.grammar} />
      </div>
    </div>
  );
}

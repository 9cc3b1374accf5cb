// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {exampleRequest} from '../../data/rpc/example-request';
import {rpcMethods} from '../../data/rpc/methods';
import {copyOf} from '../../lib/rpc-request/copy-of.test-helper';
import {curl} from '../../lib/rpc-request/curl';
import {textToCopy} from '../CodeBlock/code-text';
import type {RequestLanguage} from './languages';
import {otherLanguages} from './other-languages';
import {requestHtml} from './request-html';

const languages: readonly RequestLanguage[] = [
  {name: 'curl', grammar: 'bash', write: curl},
  ...(['typescript', 'python', 'go', 'rust'] as const).map((name) => ({
    name,
    grammar: name,
    write: otherLanguages[name],
  })),
];

// tests/rpc-reference runs the requests.
test.each(languages)('copying a request in $name gives its code without highlighting', (language) => {
  for (const {name, transport, example} of rpcMethods) {
    const request = exampleRequest({method: name, transport, params: example.params});
    expect(textToCopy(requestHtml(language, request), ''), name).toBe(copyOf(language.write(request)));
  }
});

import type {RootContent} from 'mdast';
import {apiKeyPlaceholder} from '../../../../data/endpoints';
import {code, codeBlock, heading, inline, paragraph, plain} from '../../../lib/mdast';
import {jsxElement, notIndexed} from '../../../lib/mdx-elements';
import type {Contract, Operation} from '../../../lib/openapi/contract';
import {text} from './text';

/** What an operation does, and where and how it is called. */
export function endpointSection(contract: Contract, operation: Operation): RootContent[] {
  const {method, path, description, security, requestBody} = operation;
  const url = new URL(contract.serverUrl + path.replaceAll('{', '%7B').replaceAll('}', '%7D'));
  const [body] = requestBody?.content ?? [];
  const keys = security.filter((scheme) => scheme.in === 'header');
  const request = [
    `${method} ${decodeURIComponent(url.pathname)} HTTP/1.1`,
    `Host: ${url.host}`,
    ...keys.map(({name}) => `${name}: ${apiKeyPlaceholder}`),
    ...(body === undefined ? [] : [`Content-Type: ${body.name}`]),
  ];
  return [
    heading(2, 'Endpoint', 'endpoint'),
    jsxElement('OperationRoute', {method, path}),
    ...(description === '' ? [] : [paragraph(text(description))]),
    codeBlock('http', request.join('\n')),
    ...security.map(({name, in: place, description: words}) =>
      name === undefined
        ? paragraph(text(words))
        : // The same on every operation: who searches for it finds the section that it links to.
          notIndexed([
            paragraph([
              ...plain(`Authentication: ${place} `),
              ...code(name),
              ...plain('. '),
              ...text(words),
              ...plain(' '),
              ...inline('See [send the key](/platform/concepts/api-keys#send-the-key).'),
            ]),
          ]),
    ),
  ];
}

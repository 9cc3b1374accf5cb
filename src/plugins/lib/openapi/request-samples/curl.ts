import {apiKeyVariable} from '../../../../data/endpoints';
import {jsonStyle, printValue} from '../../../../lib/literals/print-value';
import {shellWord} from '../../../../lib/literals/shell-word';
import type {SampleHeader, SampleRequest} from './request';

/** A curl command, after variables for the values that are generated per request. */
export function curl(request: SampleRequest): string {
  const {method, url, query, keyHeader, headers, body} = request;
  const setup = headers.flatMap((header) => variableOf(header, request));
  const isRead = method === 'GET' && query.length > 0;
  const address = query.length === 0 || isRead ? url : `${url}?${new URLSearchParams(query.map(([...pair]) => pair))}`;
  const methodOption = method === 'GET' || (method === 'POST' && body !== undefined) ? '' : ` --request ${method}`;
  const parts = [
    `curl --fail-with-body${methodOption}${isRead ? ' --get' : ''} ${shellWord(address)}`,
    ...(keyHeader === undefined ? [] : [`--header "${keyHeader}: $${apiKeyVariable}"`]),
    ...(body === undefined ? [] : [`--header ${shellWord(`Content-Type: ${body.mediaType}`)}`]),
    ...headers.map(headerOption),
    ...(isRead ? query.map(([name, value]) => `--data-urlencode ${shellWord(`${name}=${value}`)}`) : []),
    ...bodyOption(body),
  ];
  const cleanup = headers.some(({kind}) => kind === 'random') ? ' && unset idempotency_key' : '';
  return `${[...setup, parts.join(' \\\n  ')].join('\n')}${cleanup}\n`;
}

function variableOf(header: SampleHeader, {body}: SampleRequest): string[] {
  if (header.kind === 'random')
    return [
      '# Run it again after a timeout: the key stays the same until a call succeeds.',
      'idempotency_key=${idempotency_key:-$(openssl rand -hex 16)}',
    ];
  if (header.kind !== 'digest' || body?.kind !== 'file') return [];
  return [`digest=$(openssl dgst -sha256 -binary ${body.file} | base64)`];
}

function headerOption(header: SampleHeader): string {
  if (header.kind === 'random') return `--header "${header.name}: $idempotency_key"`;
  if (header.kind === 'digest') return `--header "${header.name}: sha-256=:$digest:"`;
  return `--header ${shellWord(`${header.name}: ${header.value}`)}`;
}

function bodyOption(body: SampleRequest['body']): string[] {
  if (body === undefined) return [];
  if (body.kind === 'file') return [`--data-binary @${body.file}`];
  return [`--data ${shellWord(printValue(body.value, jsonStyle, 1))}`];
}

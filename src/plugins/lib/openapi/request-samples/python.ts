import {apiKeyVariable} from '../../../../data/endpoints';
import {printValue} from '../../../../lib/literals/print-value';
import {pythonStyle as style} from '../../../../lib/literals/python-style';
import {paging, type SampleHeader, type SampleRequest} from './request';

/** A script that uses only the standard library. */
export function python(request: SampleRequest): string {
  const {body, answer, query} = request;
  const hasQuery = query.length > 0 || answer === 'pages';
  const setup = [
    `url = ${style.text(request.url)}`,
    ...(hasQuery ? [`query = ${printValue(Object.fromEntries(query), style, 0, 'query = '.length)}`] : []),
    ...(body === undefined ? [] : [bodyLine(body)]),
    ...headerLines(request),
  ];
  const call = answer === 'pages' ? pages(request) : once(request, hasQuery);
  return `${importLines(request, hasQuery).join('\n')}\n\n${setup.join('\n')}\n${call.join('\n')}\n`;
}

function importLines({headers, keyHeader, body, answer}: SampleRequest, hasQuery: boolean): string[] {
  const kinds = headers.map(({kind}) => kind);
  return [
    ...(kinds.includes('digest') ? ['import base64', 'import hashlib'] : []),
    ...(answer !== 'none' || body?.kind === 'json' ? ['import json'] : []),
    ...(keyHeader === undefined ? [] : ['import os']),
    'import sys',
    ...(kinds.includes('random') ? ['import uuid'] : []),
    'from urllib.error import HTTPError',
    ...(hasQuery ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import Request, urlopen',
  ];
}

function bodyLine(body: NonNullable<SampleRequest['body']>): string {
  if (body.kind === 'file') return `with open(${style.text(body.file)}, "rb") as file:\n    body = file.read()`;
  return `body = json.dumps(${printValue(body.value, style, 0, 'body = json.dumps().encode()'.length)}).encode()`;
}

function headerLines({keyHeader, headers, body}: SampleRequest): string[] {
  return [
    'headers = {',
    ...(keyHeader === undefined ? [] : [`    ${style.text(keyHeader)}: os.environ["${apiKeyVariable}"],`]),
    ...(body === undefined ? [] : [`    "Content-Type": ${style.text(body.mediaType)},`]),
    ...headers.flatMap(headerField),
    '}',
  ];
}

function headerField(header: SampleHeader): string[] {
  const name = style.text(header.name);
  if (header.kind === 'random') {
    return ['    # To repeat the call after a timeout, send the same key.', `    ${name}: str(uuid.uuid4()),`];
  }
  if (header.kind === 'digest') {
    return [`    ${name}: f"sha-256=:{base64.b64encode(hashlib.sha256(body).digest()).decode()}:",`];
  }
  return [`    ${name}: ${style.text(header.value)},`];
}

function once(request: SampleRequest, hasQuery: boolean): string[] {
  return [
    `request = ${requestOf(request, hasQuery)}`,
    'try:',
    '    with urlopen(request, timeout=30) as response:',
    request.answer === 'none' ? '        print(response.status)' : '        print(json.load(response))',
    ...failure,
  ];
}

function pages(request: SampleRequest): string[] {
  const {items, cursor, nextCursor, hasMore} = paging;
  return [
    'is_last = False',
    'try:',
    '    while not is_last:',
    `        request = ${requestOf(request, true)}`,
    '        with urlopen(request, timeout=30) as response:',
    '            page = json.load(response)',
    `        for item in page["${items}"]:`,
    '            print(item)',
    `        query["${cursor}"] = page["${nextCursor}"]`,
    `        is_last = not page["${hasMore}"]`,
    ...failure,
  ];
}

const failure = ['except HTTPError as error:', '    sys.exit(f"{error.code}: {error.read().decode()}")'];

function requestOf({method, body}: SampleRequest, hasQuery: boolean): string {
  const args = [
    hasQuery ? 'f"{url}?{urlencode(query)}"' : 'url',
    ...(body === undefined ? [] : ['data=body']),
    'headers=headers',
    ...(method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`method=${style.text(method)}`]),
  ];
  return `Request(${args.join(', ')})`;
}

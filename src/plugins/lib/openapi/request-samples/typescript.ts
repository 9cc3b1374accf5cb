import {apiKeyVariable} from '../../../../data/endpoints';
import {printValue} from '../../../../lib/literals/print-value';
import {typescriptStyle as style} from '../../../../lib/literals/typescript-style';
import {paging, type SampleHeader, type SampleRequest} from './request';

/** A module for Node.js. */
export function typescript(request: SampleRequest): string {
  const {url, query, body, headers} = request;
  const hasQuery = query.length > 0 || request.answer === 'pages';
  const kinds = headers.map(({kind}) => kind);
  const cryptoNames = [
    ...(kinds.includes('digest') ? ['createHash'] : []),
    ...(kinds.includes('random') ? ['randomUUID'] : []),
  ];
  const imports = [
    ...(cryptoNames.length === 0 ? [] : [`import {${cryptoNames.join(', ')}} from 'node:crypto';`]),
    ...(body?.kind === 'file' ? [`import {readFile} from 'node:fs/promises';`] : []),
  ];
  const address = hasQuery ? [`const url = new URL(${style.text(url)});`] : [];
  const setup = [
    ...address,
    ...query.map(([name, value]) => `url.searchParams.set(${style.text(name)}, ${style.text(value)});`),
    ...(body?.kind === 'file' ? [`const file = await readFile(${style.text(body.file)});`] : []),
    ...(kinds.includes('digest') ? [`const digest = createHash('sha256').update(file).digest('base64');`] : []),
  ];
  const call = request.answer === 'pages' ? pages(request) : once(request, hasQuery ? 'url' : style.text(url));
  return `${[imports, setup, call]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

const failure = `if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);`;

function once(request: SampleRequest, address: string): string[] {
  const report = request.answer === 'none' ? 'console.log(response.status);' : 'console.log(await response.json());';
  return [...fetchCall(request, address, ''), failure, report];
}

function pages(request: SampleRequest): string[] {
  const {items, cursor, nextCursor, hasMore} = paging;
  return [
    'for (let isLast = false; !isLast; ) {',
    ...fetchCall(request, 'url', '  '),
    `  ${failure}`,
    `  const page = (await response.json()) as {${items}: unknown[]; ${nextCursor}: string; ${hasMore}: boolean};`,
    `  for (const item of page.${items}) console.log(item);`,
    `  url.searchParams.set('${cursor}', page.${nextCursor});`,
    `  isLast = !page.${hasMore};`,
    '}',
  ];
}

function fetchCall(request: SampleRequest, address: string, indent: string): string[] {
  const {method, keyHeader, headers, body} = request;
  const fields = [
    ...(keyHeader === undefined ? [] : [`'${keyHeader}': process.env.${apiKeyVariable} ?? ''`]),
    ...(body === undefined ? [] : [`'Content-Type': ${style.text(body.mediaType)}`]),
    ...headers.flatMap(headerField),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...headersOption(fields),
    ...(body === undefined ? [] : [bodyOption(body)]),
    'signal: AbortSignal.timeout(30_000),',
  ];
  const lines = options.flatMap((option) => option.split('\n')).map((line) => `${indent}  ${line}`);
  return [`${indent}const response = await fetch(${address}, {`, ...lines, `${indent}});`];
}

function headersOption(fields: readonly string[]): string[] {
  const [only] = fields;
  if (only === undefined) return [];
  if (fields.length === 1) return [`headers: {${only}},`];
  // No comma after a comment.
  return ['headers: {', ...fields.map((field) => (field.startsWith('//') ? `  ${field}` : `  ${field},`)), '},'];
}

function headerField(header: SampleHeader): string[] {
  if (header.kind === 'random')
    return ['// To repeat the call after a timeout, send the same key.', `'${header.name}': randomUUID()`];
  if (header.kind === 'digest') return [`'${header.name}': \`sha-256=:\${digest}:\``];
  return [`'${header.name}': ${style.text(header.value)}`];
}

function bodyOption(body: NonNullable<SampleRequest['body']>): string {
  if (body.kind === 'file') return 'body: file,';
  return `body: JSON.stringify(${printValue(body.value, style, 0, 'body: JSON.stringify(),'.length)}),`;
}

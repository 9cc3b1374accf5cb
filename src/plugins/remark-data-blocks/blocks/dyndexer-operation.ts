import type {BlockContent, Code, PhrasingContent, RootContent} from 'mdast';
import type {Inline} from '../../../lib/mdast';
import {admonition, code, codeBlock, heading, inline, paragraph, plain, table} from '../../../lib/mdast';
import {findOperation} from '../../openapi/contract';
import type {Contract, Header, Json, MediaType, Operation, Response, Schema} from '../../openapi/contract';
import {flattenSchema, typeLabel} from '../../openapi/flatten-schema';
import {loadContract} from '../../openapi/load-contract';
import type {Block, BlockAttributes} from '../block';

/** An operation of the contract: `<DataBlock id="dyndexer-operation" of="CreateIndexer" />`. */
export const dyndexerOperation: Block = (attributes) => {
  const contract = loadContract();
  const operation = findOperation(contract, required(attributes, 'of'));
  return [
    ...endpointSection(contract, operation),
    ...parametersSection(operation),
    ...requestBodySection(operation),
    ...responsesSection(operation),
    ...errorsSection(operation),
  ];
};

/** Every operation with its route, and a link to its page. */
export const dyndexerOperations: Block = () => [
  table(
    ['Operation', 'Route', 'What it does'],
    loadContract().operations.map(({id, method, path, summary}) => [
      operationLink(id),
      code(`${method} ${path}`),
      text(summary),
    ]),
  ),
];

/** Fields of a named schema: `<DataBlock id="dyndexer-schema" of="Indexer" />`. */
export const dyndexerSchema: Block = (attributes) => {
  const {schemas} = loadContract();
  const name = required(attributes, 'of');
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (schema === undefined) {
    throw new Error(`the contract has no schema "${name}"; it has: ${Object.keys(schemas).join(', ')}.`);
  }
  return [fieldsTable(schema)];
};

/** The label of every dyndexer page; `of="cli"` for the page of the command line. */
export const dyndexerPreview: Block = ({of}) => {
  const subject = of === 'cli' ? 'The command line on this page' : 'The wire format on these pages';
  const {version} = loadContract();
  return [
    admonition('warning', 'Preview', [
      paragraph(
        `${subject} is a proposal of this documentation, not a published interface, and may change. ` +
          `It is version ${version} of the proposal. To ask for access, write to [support@syndica.io](mailto:support@syndica.io).`,
      ),
    ]),
  ];
};

export function operationLink(id: string): PhrasingContent[] {
  return inline(`[${id}](/dyndexer/api/${id})`);
}

function endpointSection(contract: Contract, operation: Operation): RootContent[] {
  const url = new URL(contract.serverUrl + operation.path.replaceAll('{', '%7B').replaceAll('}', '%7D'));
  const [body] = operation.requestBody?.content ?? [];
  const keys = operation.security.filter((scheme) => scheme.in === 'header');
  const request = [
    `${operation.method} ${decodeURIComponent(url.pathname)} HTTP/1.1`,
    `Host: ${url.host}`,
    ...keys.map(({name}) => `${name}: YOUR_API_KEY`),
    ...(body === undefined ? [] : [`Content-Type: ${body.name}`]),
  ];
  return [
    heading(2, 'Endpoint', 'endpoint'),
    ...(operation.description === '' ? [] : [paragraph(text(operation.description))]),
    codeBlock('http', request.join('\n')),
    ...operation.security.map(({name, in: place, description}) =>
      name === undefined
        ? paragraph(text(description))
        : paragraph([
            ...plain(`Authentication: ${place} `),
            ...code(name),
            ...plain('. '),
            ...text(description),
            ...plain(' '),
            ...inline('See [send the key](/platform/concepts/api-keys#send-the-key).'),
          ]),
    ),
  ];
}

function parametersSection({parameters}: Operation): RootContent[] {
  if (parameters.length === 0) return [];
  return [
    heading(2, 'Parameters', 'parameters'),
    table(
      ['Name', 'In', 'Type', 'Required', 'Description'],
      parameters.map((parameter) => [
        code(parameter.name),
        parameter.in,
        plain(typeLabel(parameter.schema)),
        yesOrNo(parameter.required),
        details({...parameter.schema, description: parameter.description}),
      ]),
    ),
  ];
}

function requestBodySection({requestBody}: Operation): RootContent[] {
  if (requestBody === undefined) return [];
  return [
    heading(2, 'Request body', 'request-body'),
    ...(requestBody.description === '' ? [] : [paragraph(text(requestBody.description))]),
    ...requestBody.content.flatMap((media) => [
      paragraph([
        ...plain('Content type: '),
        ...code(media.name),
        ...plain(requestBody.required ? ', required.' : '.'),
      ]),
      ...mediaFields(media),
    ]),
    ...exampleSection('Request example', 'request-example', requestBody.content),
  ];
}

function responsesSection({responses}: Operation): RootContent[] {
  return [
    heading(2, 'Responses', 'responses'),
    table(
      ['Status', 'Meaning', 'Body'],
      responses.map((response) => [
        code(response.status),
        text(response.description),
        response.content.length === 0
          ? 'None'
          : response.content.flatMap((media, index) => [...(index === 0 ? [] : plain(', ')), ...code(media.name)]),
      ]),
    ),
    ...responses.filter(isSuccess).flatMap((response) => {
      const id = `response-${response.status}`.toLowerCase();
      const body = [...headersTable(response.headers), ...response.content.flatMap(mediaFields)];
      const examples = exampleSection(`Example of ${response.status}`, `${id}-example`, response.content);
      return body.length === 0 ? examples : [heading(3, `Response ${response.status}`, id), ...body, ...examples];
    }),
  ];
}

/** Every kind of error that the operation gives examples of, and the first of them in full. */
function errorsSection({responses}: Operation): RootContent[] {
  const errors = responses.filter((response) => !isSuccess(response));
  const examples = errors.flatMap((response) =>
    response.content.flatMap((media) => media.examples.map((example) => ({response, media, example}))),
  );
  const [first] = examples;
  if (first === undefined) return [];
  return [
    heading(2, 'Errors', 'errors'),
    paragraph([
      ...plain('An error has the content type '),
      ...code(first.media.name),
      ...plain(' and '),
      ...inline('the fields of [the problem format](/dyndexer/overview#errors). Tell the kinds apart by `type`.'),
    ]),
    table(
      ['Status', 'Type ends in', 'When'],
      examples.map(({response, example}) => [
        code(response.status),
        lastSegment(example.value),
        text(example.summary || response.description),
      ]),
    ),
    heading(3, 'Error example', 'error-example'),
    codeBlock('json', formatJson(first.example.value), first.response.status),
    ...errors.flatMap((response) => headersTable(response.headers, ` of ${response.status}`)),
  ];
}

function isSuccess({status}: Response): boolean {
  return /^[123]/.test(status);
}

function mediaFields({schema}: MediaType): BlockContent[] {
  return schema === undefined || flattenSchema(schema).length === 0 ? [] : [fieldsTable(schema)];
}

function fieldsTable(schema: Schema) {
  return table(
    ['Field', 'Type', 'Required', 'Description'],
    flattenSchema(schema).map((field) => [
      code(field.path),
      plain(typeLabel(field.schema)),
      field.required === null ? '–' : yesOrNo(field.required),
      details(field.schema),
    ]),
  );
}

function headersTable(headers: readonly Header[], suffix = ''): BlockContent[] {
  if (headers.length === 0) return [];
  return [
    table(
      [`Header${suffix}`, 'Type', 'Description'],
      headers.map(({name, schema, description}) => [
        code(name),
        plain(typeLabel(schema)),
        details({...schema, description}),
      ]),
    ),
  ];
}

function exampleSection(title: string, id: string, content: readonly MediaType[]): RootContent[] {
  const blocks = content.flatMap((media) =>
    media.examples.map((example): Code => codeBlock('json', formatJson(example.value))),
  );
  return blocks.length === 0 ? [] : [heading(3, title, id), ...blocks];
}

/** The description of a schema and its limits in words. */
function details(schema: Schema): PhrasingContent[] {
  const {minimum, maximum, minLength, maxLength} = schema;
  const parts: PhrasingContent[][] = [
    ...(schema.description === '' ? [] : [text(schema.description)]),
    ...(schema.values.length === 0 ? [] : [[...plain('One of '), ...literals(schema.values), ...plain('.')]]),
    ...(schema.default === undefined ? [] : [[...plain('Default '), ...literals([schema.default]), ...plain('.')]]),
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [...plain(' '), ...part]));
}

function range(min: number | undefined, max: number | undefined, unit: string): PhrasingContent[][] {
  if (min !== undefined && max !== undefined) return [plain(`${min} to ${max}${unit}.`)];
  if (max !== undefined) return [plain(`At most ${max}${unit}.`)];
  // "At least 1" says no more than that the value is there.
  return min !== undefined && min > 1 ? [plain(`At least ${min}${unit}.`)] : [];
}

function literals(values: readonly Json[]): PhrasingContent[] {
  return values.flatMap((value, index) => [
    ...(index === 0 ? [] : plain(', ')),
    ...code(typeof value === 'string' ? value : JSON.stringify(value)),
  ]);
}

function lastSegment(problem: Json): Inline {
  const type = typeof problem === 'object' && problem !== null && 'type' in problem ? problem.type : undefined;
  return typeof type === 'string' ? code(type.slice(type.lastIndexOf('/') + 1)) : '–';
}

/** A description of the contract: inline Markdown on one line, or as it stands where it is more than that. */
function text(description: string): PhrasingContent[] {
  const line = description.replace(/\s+/g, ' ').trim();
  try {
    return inline(line);
  } catch {
    return plain(line);
  }
}

function formatJson(value: Json): string {
  return JSON.stringify(value, null, 2);
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}

function required(attributes: BlockAttributes, name: string): string {
  const value = attributes[name];
  if (value === undefined) throw new Error(`the attribute ${name}="…" is missing.`);
  return value;
}

import type {BlockContent, RootContent} from 'mdast';
import {code, heading, inline, paragraph, plain} from '../../../lib/mdast';
import {jsxElement} from '../../../lib/mdx-elements';
import type {Header, MediaType, Operation, Response} from '../../../lib/openapi/contract';
import {problemKind} from '../../../lib/openapi/problem-kind';
import {exampleBlocks} from './examples';
import {fieldTree, schemaTree, type PlaceIds} from './field-tree';
import {text} from './text';

/** The success responses of an operation. */
export function responsesSection({responses}: Operation, ids: PlaceIds): RootContent[] {
  return [
    heading(2, 'Responses', 'responses'),
    ...responses.filter(isSuccess).flatMap((response) => successSection(response, ids)),
  ];
}

function successSection({status, description, headers, content}: Response, ids: PlaceIds): RootContent[] {
  const id = ids.take('response', status);
  // Before a field of this name takes it.
  const exampleId = ids.take('response', status, 'example');
  const examples = content.flatMap(exampleBlocks);
  return [
    heading(3, `Response ${status}`, id),
    paragraph([...text(description), ...plain(' '), ...bodyWords(content)]),
    ...headerTree(headers, id, ids),
    ...content.flatMap(({schema}) => (schema === undefined ? [] : schemaTree(schema, [id], ids))),
    ...(examples.length === 0 ? [] : [heading(3, `Example of ${status}`, exampleId), ...examples]),
  ];
}

function bodyWords(content: readonly MediaType[]) {
  return content.length === 0
    ? plain('This response has no body.')
    : content.flatMap(({name}, index) => [
        ...plain(index === 0 ? 'Content type: ' : ' or '),
        ...code(name),
        ...plain(index === content.length - 1 ? '.' : ''),
      ]);
}

/** The error responses of an operation, each with its examples. */
export function errorsSection({responses}: Operation, ids: PlaceIds): RootContent[] {
  const errors = responses.filter((response) => !isSuccess(response));
  const [media] = errors.flatMap(({content}) => content);
  if (errors.length === 0) return [];
  return [
    heading(2, 'Errors', 'errors'),
    ...(media === undefined
      ? []
      : [
          paragraph([
            ...plain('An error has the content type '),
            ...code(media.name),
            ...plain(' and '),
            ...inline(
              'the fields of [the problem format](/dyndexer/overview#errors). Use `type` to tell the kinds apart.',
            ),
          ]),
        ]),
    jsxElement(
      'Statuses',
      {},
      errors.map((response) => statusElement(response, ids)),
    ),
  ];
}

function statusElement({status, description, headers, content}: Response, ids: PlaceIds) {
  const id = ids.take('error', status);
  const kinds = content.flatMap(({examples}) => examples.flatMap(({value}) => problemKind(value) ?? []));
  return jsxElement('Status', {id, status, kinds: kinds.length === 0 ? undefined : [...new Set(kinds)].join(', ')}, [
    paragraph(text(description)),
    ...headerTree(headers, id, ids),
    ...content.flatMap(exampleBlocks),
  ]);
}

function headerTree(headers: readonly Header[], id: string, ids: PlaceIds): BlockContent[] {
  return fieldTree(
    headers.map((header) => ({...header, required: false, place: 'header'})),
    [`${id}-header`],
    ids,
  );
}

function isSuccess({status}: Response): boolean {
  return /^[123]/.test(status);
}

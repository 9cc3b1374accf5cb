import type {RootContent} from 'mdast';
import {code, heading, paragraph, plain} from '../../../lib/mdast';
import type {Operation} from '../../../lib/openapi/contract';
import {exampleBlocks} from './examples';
import {fieldTree, schemaTree, type PlaceIds} from './field-tree';
import {text} from './text';

export function parametersSection({parameters}: Operation, ids: PlaceIds): RootContent[] {
  if (parameters.length === 0) return [];
  return [
    heading(2, 'Parameters', 'parameters'),
    ...fieldTree(
      parameters.map((parameter) => ({...parameter, place: parameter.in})),
      ['parameter'],
      ids,
    ),
  ];
}

export function requestBodySection({requestBody}: Operation, ids: PlaceIds): RootContent[] {
  if (requestBody === undefined) return [];
  const {description, required, content} = requestBody;
  const examples = content.flatMap(exampleBlocks);
  return [
    heading(2, 'Request body', 'request-body'),
    ...(description === '' ? [] : [paragraph(text(description))]),
    ...content.flatMap((media) => [
      paragraph([...plain('Content type: '), ...code(media.name), ...plain(required ? ', required.' : '.')]),
      ...(media.schema === undefined ? [] : schemaTree(media.schema, ['body'], ids)),
    ]),
    ...(examples.length === 0 ? [] : [heading(3, 'Request example', 'request-example'), ...examples]),
  ];
}

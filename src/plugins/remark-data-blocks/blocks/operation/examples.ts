import type {BlockContent} from 'mdast';
import {codeBlock, paragraph} from '../../../lib/mdast';
import type {MediaType} from '../../../lib/openapi/contract';
import {text} from './text';

/** The examples of a body, each under its summary. */
export function exampleBlocks({examples}: MediaType): BlockContent[] {
  return examples.flatMap(({summary, value}) => [
    ...(summary === '' ? [] : [paragraph(text(summary))]),
    codeBlock('json', JSON.stringify(value, null, 2)),
  ]);
}

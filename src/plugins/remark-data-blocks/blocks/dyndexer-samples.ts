import {paragraph} from '../../lib/mdast';
import {findOperation} from '../../lib/openapi/find-operation';
import {loadContract} from '../../lib/openapi/load-contract';
import {requestSamples, type RequestSample} from '../../lib/openapi/request-samples';
import {highlightedCode} from '../../remark-highlight-code/code-element';
import {languageTabs} from '../../remark-samples/language-tabs';
import {sampleHtml} from '../../remark-samples/sample-html';
import type {Block} from '../block';
import {text} from './operation/text';

/**
 * Calls of an operation in each language, generated from the contract:
 * `<DataBlock id="dyndexer-samples" of="CreateIndexer" />`. tests/samples runs the same code.
 */
export const dyndexerSamples: Block = ({of = ''}) => {
  const contract = loadContract();
  return requestSamples(contract, findOperation(contract, of)).flatMap(({summary, samples}) => [
    ...(summary === '' ? [] : [paragraph(text(summary))]),
    languageTabs(samples.map((sample) => ({language: sample.language, code: sampleCode(sample)}))),
  ]);
};

function sampleCode({language, text: file}: RequestSample) {
  return highlightedCode({html: sampleHtml(file.trimEnd(), language), language: language.grammar});
}

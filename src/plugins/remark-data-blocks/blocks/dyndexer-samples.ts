import {paragraph} from '../../lib/mdast';
import {jsxElement} from '../../lib/mdx-elements';
import {findOperation} from '../../openapi/contract';
import {loadContract} from '../../openapi/load-contract';
import {requestSamples, type RequestSample} from '../../openapi/request-samples';
import {highlightedCode} from '../../remark-highlight-code/code-element';
import {highlight} from '../../remark-highlight-code/highlight';
import {markSlots, showPlaceholder} from '../../remark-samples/key-forms';
import type {Block} from '../block';
import {text} from './operation/text';

/**
 * Calls of an operation in each language, made from the contract:
 * `<DataBlock id="dyndexer-samples" of="CreateIndexer" />`. tests/samples runs the same texts.
 */
export const dyndexerSamples: Block = ({of = ''}) => {
  const contract = loadContract();
  return requestSamples(contract, findOperation(contract, of)).flatMap(({summary, samples}) => [
    ...(summary === '' ? [] : [paragraph(text(summary))]),
    tabsOf(samples),
  ]);
};

function tabsOf(samples: readonly RequestSample[]) {
  const tabs = samples.map((sample) =>
    jsxElement('TabItem', {value: sample.language.tab, label: sample.language.label}, [sampleCode(sample)]),
  );
  // The same choice as for samples that are files.
  return jsxElement('Tabs', {groupId: 'language', queryString: ''}, tabs);
}

function sampleCode({language, text: file}: RequestSample) {
  const {code, slots} = showPlaceholder(file.trimEnd(), language.extension);
  return highlightedCode({html: markSlots(highlight(code, language.grammar), slots), language: language.grammar});
}

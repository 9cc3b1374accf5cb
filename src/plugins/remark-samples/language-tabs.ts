import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {languageTabGroup, type SampleLanguage} from '../../config/samples';
import {jsxElement} from '../lib/mdx-elements';

/** The same code in one language. */
interface LanguageTab {
  readonly language: SampleLanguage;
  readonly code: MdxJsxFlowElement;
}

/** The same code in several languages, each in a tab with its own URL. */
export function languageTabs(tabs: readonly LanguageTab[]): MdxJsxFlowElement {
  return jsxElement(
    'Tabs',
    {className: 'sample-tabs', groupId: languageTabGroup, queryString: ''},
    tabs.map(({language, code}) => jsxElement('TabItem', {value: language.tab, label: language.label}, [code])),
  );
}

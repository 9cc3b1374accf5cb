import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {languageTabGroup, type SampleLanguage} from '../../config/samples';
import {jsxElement} from '../lib/mdx-elements';

/** The same code in one language. */
interface LanguageTab {
  readonly language: SampleLanguage;
  readonly code: MdxJsxFlowElement;
}

/**
 * The same code in several languages, each in a tab with its own URL.
 *
 * @throws if two of them share a tab
 */
export function languageTabs(tabs: readonly LanguageTab[]): MdxJsxFlowElement {
  const repeated = tabs.find(
    ({language}, index) => tabs.findIndex((each) => each.language.tab === language.tab) < index,
  );
  if (repeated) throw new Error(`two files have the tab "${repeated.language.tab}": name the one to show.`);
  return jsxElement(
    'Tabs',
    {className: 'sample-tabs', label: 'Language', groupId: languageTabGroup, queryString: ''},
    tabs.map(({language, code}) => jsxElement('TabItem', {value: language.tab, label: language.label}, [code])),
  );
}

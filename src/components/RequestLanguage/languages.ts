/** The languages that requests are shown in, and their labels. */
import type {RequestGrammar} from '../../lib/rpc-request/color-code';
import type {WriteRequest} from '../../lib/rpc-request/request';
import type {Transport} from '../../lib/transport';
import type {OtherLanguage} from './other-languages';

export type LanguageName = 'curl' | OtherLanguage;

export interface RequestLanguage {
  readonly name: LanguageName;
  readonly grammar: RequestGrammar;
  readonly write: WriteRequest;
}

/** In the tab order of the other pages. */
export const languageLabels: Readonly<Record<LanguageName, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  go: 'Go',
  rust: 'Rust',
};

export interface LanguageTab {
  readonly name: LanguageName;
  readonly label: string;
}

/** A tab per language; the command-line client depends on the transport. */
export const languageTabs: Readonly<Record<Transport, readonly LanguageTab[]>> = {
  http: tabsOf(languageLabels),
  websocket: tabsOf({...languageLabels, curl: 'wscat'}),
};

export function isLanguageName(name: string): name is LanguageName {
  return Object.hasOwn(languageLabels, name);
}

function tabsOf(labels: typeof languageLabels): LanguageTab[] {
  return Object.entries(labels).map(([name, label]) => ({name: name as LanguageName, label}));
}

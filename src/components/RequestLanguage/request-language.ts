/** The language that all requests of the reference are shown in: the one chosen on other pages, too. */
import {languageTabGroup} from '../../config/samples';
import {curl} from '../../lib/rpc-request/curl';
import {createStore} from '../../lib/store';
import {replaceQuery} from '../QueryState/page-address';
import {isLanguageName, languageLabels, type LanguageName, type RequestLanguage} from './languages';

/** Where the theme's tabs keep the choice. */
const storageKey = `docusaurus.tab.${languageTabGroup}`;

const inHtml: RequestLanguage = {name: 'curl', grammar: 'bash', write: curl};
const shown = createStore(inHtml);

export const useRequestLanguage = shown.useValue;

/** For the reader, when `chooseLanguage` fails. */
export function notLoadedText(name: LanguageName): string {
  return `${languageLabels[name]} could not be loaded. Check your network connection, and try again.`;
}

/** Shows the language that the address names, or the one that the reader has chosen before. */
export function restoreLanguage(): void {
  const name = namedLanguage();
  if (name === null || name === shown.get().name) return;
  load(name).then(
    (language) => {
      // The reader may have chosen another one while it was loading.
      if (namedLanguage() === name) shown.set(language);
    },
    // One that cannot be loaded now leaves the one that is there.
    () => undefined,
  );
}

/** How often the reader has chosen. */
let choices = 0;

/**
 * Shows a language and remembers it.
 *
 * @returns whether it did: not when the reader has chosen again while it was loading.
 * @throws when its code cannot be loaded; what is shown stays.
 */
export async function chooseLanguage(name: LanguageName): Promise<boolean> {
  const choice = ++choices;
  const [loaded] = await Promise.allSettled([load(name)]);
  if (choice !== choices) return false;
  if (loaded.status === 'rejected') throw loaded.reason;
  shown.set(loaded.value);
  remember(name);
  replaceQuery({[languageTabGroup]: name});
  return true;
}

async function load(name: LanguageName): Promise<RequestLanguage> {
  const language =
    name === 'curl' ? inHtml : {name, grammar: name, write: (await import('./other-languages')).otherLanguages[name]};
  // The click is answered first, and the requests follow in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
  return language;
}

function namedLanguage(): LanguageName | null {
  const name = new URLSearchParams(window.location.search).get(languageTabGroup) ?? recall();
  return name !== null && isLanguageName(name) ? name : null;
}

function recall(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function remember(name: LanguageName): void {
  try {
    window.localStorage.setItem(storageKey, name);
  } catch {
    // A browser that stores nothing shows the choice until the page is left.
  }
}

/** The language that all requests on the page are shown in. The choice is shared with the tabs on other pages. */
import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {languageTabGroup} from '../../config/samples';
import {replaceQuery} from '../../lib/browser/page-address';
import {createStore} from '../../lib/browser/store';
import {curl} from '../../lib/rpc-request/curl';
import {followProgress} from '../Progress/show-progress';
import {isLanguageName, languageLabels, type LanguageName, type RequestLanguage} from './languages';

/** That of the theme's tabs. */
const stored = createStorageSlot(`docusaurus.tab.${languageTabGroup}`);

const preRendered: RequestLanguage = {name: 'curl', grammar: 'bash', write: curl};
const shown = createStore(preRendered);

/** The number of requests on the page that follow the choice. */
let followers = 0;

/**
 * Whether they follow the choice of this visit. Requests hydrate while the reader scrolls: another tab may have stored
 * another choice by then.
 */
let isRestored = false;

/** The language to show requests in: curl until hydration, then the reader's choice. */
export function useRequestLanguage(): RequestLanguage {
  useEffect(() => {
    if (followers === 0) window.addEventListener('popstate', followEntry);
    followers += 1;
    if (!isRestored) restoreLanguage();
    return () => {
      followers -= 1;
      if (followers > 0) return;
      window.removeEventListener('popstate', followEntry);
      isRestored = false;
    };
  }, []);
  return shown.useValue();
}

/** Shows the language of an entry of the history that names one. */
function followEntry(): void {
  if (new URLSearchParams(window.location.search).has(languageTabGroup)) restoreLanguage();
}

/** Shows the language named in the URL, or else the stored choice. */
function restoreLanguage(): void {
  isRestored = true;
  const name = namedLanguage();
  if (name === null || name === shown.get().name) return;
  load(name).then(
    (language) => {
      // Stale if the reader has chosen another language meanwhile; done if another request on the page was first.
      if (namedLanguage() === name && name !== shown.get().name) shown.set(language);
    },
    // Keep the current language until the next request appears, which tries again.
    () => {
      isRestored = false;
    },
  );
}

/** Number of choices so far, to detect stale loads. */
let choices = 0;

/**
 * Shows a language and stores the choice.
 *
 * @param beforeShown is called right before the requests change.
 * @returns whether it did; false if the reader has made another choice while it was loading.
 * @throws when its code cannot be loaded; the current language is kept.
 */
export async function chooseLanguage(name: LanguageName, beforeShown?: () => void): Promise<boolean> {
  const choice = ++choices;
  const [loaded] = await Promise.allSettled([followProgress(`Loading ${languageLabels[name]}`, load(name))]);
  if (choice !== choices) return false;
  if (loaded.status === 'rejected') throw loaded.reason;
  beforeShown?.();
  shown.set(loaded.value);
  stored.set(name);
  replaceQuery({[languageTabGroup]: name});
  return true;
}

async function load(name: LanguageName): Promise<RequestLanguage> {
  const language =
    name === 'curl'
      ? preRendered
      : {name, grammar: name, write: (await import('./other-languages')).otherLanguages[name]};
  // Yield, so that the click is handled and painted before the requests rerender in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
  return language;
}

function namedLanguage(): LanguageName | null {
  const name = new URLSearchParams(window.location.search).get(languageTabGroup) ?? stored.get();
  return name !== null && isLanguageName(name) ? name : null;
}

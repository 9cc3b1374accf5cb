/** The language that all requests of the reference are shown in: the one chosen on other pages, too. */
import {useSyncExternalStore} from 'react';
import type {RequestGrammar} from '../../lib/rpc-request/color-code';
import {curl} from '../../lib/rpc-request/curl';
import type {RpcRequest, WriteRequest} from '../../lib/rpc-request/request';
import type {OtherLanguage} from './other-languages';

export type LanguageName = 'curl' | OtherLanguage;

export interface RequestLanguage {
  readonly name: LanguageName;
  readonly grammar: RequestGrammar;
  readonly write: WriteRequest;
}

export const languageLabels: Readonly<Record<LanguageName, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  go: 'Go',
  rust: 'Rust',
};

/** In the order of the tabs on other pages. */
const languageNames = Object.keys(languageLabels) as LanguageName[];

/** A tab for each language; the command line of WebSocket is not that of HTTP. */
export const languageTabs: Readonly<Record<RpcRequest['transport'], readonly {name: LanguageName; label: string}[]>> = {
  http: tabsWith('curl'),
  websocket: tabsWith('wscat'),
};

/** Where tabs of samples put the choice, in the address and in the storage of the browser. */
const parameter = 'language';
const storageKey = `docusaurus.tab.${parameter}`;

const inHtml: RequestLanguage = {name: 'curl', grammar: 'bash', write: curl};
let current = inHtml;
const listeners = new Set<() => void>();

export function useRequestLanguage(): RequestLanguage {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => inHtml,
  );
}

/** For the reader, when `chooseLanguage` fails. */
export function notLoadedText(name: LanguageName): string {
  return `${languageLabels[name]} could not be loaded. Check your network connection, and try again.`;
}

/** Shows the language that the address names, or the one that the reader has chosen before. */
export function restoreLanguage(): void {
  const named = new URLSearchParams(window.location.search).get(parameter) ?? recall();
  // A language that cannot be loaded now leaves the one that is there.
  if (isLanguage(named) && named !== current.name) void show(named).catch(() => undefined);
}

/**
 * Shows a language and remembers it.
 *
 * @throws when its code cannot be loaded; what is shown stays.
 */
export async function chooseLanguage(name: LanguageName): Promise<void> {
  await show(name);
  remember(name);
  const address = new URL(window.location.href);
  address.searchParams.set(parameter, name);
  window.history.replaceState(window.history.state, '', address);
}

function tabsWith(commandLabel: string) {
  return languageNames.map((name) => ({name, label: name === 'curl' ? commandLabel : languageLabels[name]}));
}

async function show(name: LanguageName): Promise<void> {
  const language: RequestLanguage = name === 'curl' ? inHtml : {name, grammar: name, write: await load(name)};
  // The click is answered first, and the requests follow in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
  current = language;
  for (const listener of listeners) listener();
}

async function load(name: OtherLanguage): Promise<WriteRequest> {
  const {otherLanguages} = await import('./other-languages');
  return otherLanguages[name];
}

function isLanguage(name: string | null): name is LanguageName {
  return name !== null && Object.hasOwn(languageLabels, name);
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

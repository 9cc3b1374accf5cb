// @vitest-environment jsdom
import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, describe, expect, test} from 'vitest';
import {searchPage} from '../../config/search-page';
import {sidebar} from '../../config/sidebar';
import {inlineScript} from '../../lib/html/inline-script';
import {forgetUnknownColorMode, markChoices, showNewAnnouncement} from './client/stored-preferences';
import storedPreferences from '.';

const choiceScript = inlineScript(markChoices, sidebar.hidden, searchPage.slashOff);
const choices = [sidebar.hidden, searchPage.slashOff];
const colorModeScript = inlineScript(forgetUnknownColorMode);
const announcementScript = (id: string) => inlineScript(showNewAnnouncement, id);

const html = document.documentElement;
const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';

/** Runs a script as the page would, with only these two globals. */
function run(script: string, storage: Storage = localStorage): void {
  runInNewContext(script, {document, localStorage: storage});
}

/** A stub of storage that the browser blocks. */
const blocked = new Proxy<Storage>(localStorage, {
  get(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});

beforeEach(() => {
  localStorage.clear();
  for (const {attribute} of choices) html.removeAttribute(attribute);
});

describe.each(choices)('$storageKey', ({storageKey, attribute}) => {
  test('C9: is marked before the first paint, and alone', () => {
    localStorage.setItem(storageKey, 'true');
    run(choiceScript);
    const marked = choices.filter((choice) => html.getAttribute(choice.attribute) === 'true');
    expect(marked.map((choice) => choice.attribute)).toEqual([attribute]);
  });

  test.each([null, 'false', '', 'TRUE'])('C9: is not marked if %j is stored', (stored) => {
    if (stored !== null) localStorage.setItem(storageKey, stored);
    run(choiceScript);
    expect(html.hasAttribute(attribute)).toBe(false);
  });
});

describe('the color mode', () => {
  test.each(['light', 'dark', null])('C8: %j stays stored', (stored) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    run(colorModeScript);
    expect(localStorage.getItem('theme')).toBe(stored);
  });

  test.each(['system', 'DARK', 'light '])('C8: %j, stored by another site, is removed', (stored) => {
    localStorage.setItem('theme', stored);
    run(colorModeScript);
    expect(localStorage.getItem('theme')).toBeNull();
  });
});

describe('the announcement', () => {
  test('C3: a new one resets the dismissal of the old one', () => {
    localStorage.setItem(idKey, 'old');
    localStorage.setItem(dismissKey, 'true');
    run(announcementScript('new'));
    expect(localStorage.getItem(dismissKey)).toBe('false');
    expect(localStorage.getItem(idKey)).toBe('new');
  });

  test('C3: the same one stays dismissed', () => {
    localStorage.setItem(idKey, 'same');
    localStorage.setItem(dismissKey, 'true');
    run(announcementScript('same'));
    expect(localStorage.getItem(dismissKey)).toBe('true');
  });

  test('C3: an id can contain any character', () => {
    const id = `it's "new" </script><b>\\`;
    expect(announcementScript(id)).not.toContain('</');
    run(announcementScript(id));
    expect(localStorage.getItem(idKey)).toBe(id);
  });
});

test.each([choiceScript, colorModeScript, announcementScript('new')])(
  'E6: %s does not throw if storage is blocked',
  (script) => {
    expect(() => run(script, blocked)).not.toThrow();
    expect(() => void runInNewContext(script, {})).not.toThrow();
  },
);

describe('the head of every page', () => {
  const tags = (themeConfig: object): unknown => {
    const plugin = storedPreferences({siteConfig: {themeConfig}} as unknown as LoadContext);
    return plugin.injectHtmlTags?.({content: undefined}).headTags;
  };

  test('C3, C8, C9: has all scripts', () => {
    expect(tags({announcementBar: {id: 'new', content: 'x'}})).toEqual([
      {tagName: 'script', innerHTML: choiceScript},
      {tagName: 'script', innerHTML: colorModeScript},
      {tagName: 'script', innerHTML: announcementScript('new')},
    ]);
  });

  test('C3: has no script for an announcement if there is none', () => {
    expect(tags({})).toHaveLength(2);
  });
});

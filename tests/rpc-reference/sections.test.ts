import type {Heading, Nodes} from 'mdast';
import {load} from 'cheerio';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {limitsPage, limitText} from '../../src/data/rpc/limit-text';
import {Method} from '../../src/components/RpcReference/Method';
import {errorCodesPage} from '../../src/data/errors/error-anchors';
import {allFields} from '../../src/data/rpc/all-fields';
import {categorySections} from '../../src/data/rpc/categories';
import {removedMethods, rpcCategories, rpcMethods, type RpcField, type RpcMethod} from '../../src/data/rpc/methods';
import {httpRateLimits, subscriptionLimits} from '../../src/data/rate-limits';
import {blocks} from '../../src/plugins/remark-data-blocks/blocks';

/** Headings of what a data block makes, in order. */
function headings(block: string): {depth: number; id: unknown; text: string}[] {
  const root = {type: 'root', children: blocks[block]?.({}) ?? []};
  const found: {depth: number; id: unknown; text: string}[] = [];
  visit(root as Nodes, 'heading', ({depth, data, children}: Heading) => {
    const [first] = children;
    found.push({depth, id: data?.hProperties?.id, text: first?.type === 'text' ? first.value : ''});
  });
  return found;
}

/** The sections of methods, each with the category that it stands in. */
function sections(found: ReturnType<typeof headings>): {category: unknown; id: unknown; text: string}[] {
  let category: unknown;
  return found.flatMap(({depth, id, text}) => {
    if (depth === 2) category = id;
    return depth === 3 ? [{category, id, text}] : [];
  });
}

const expectedSections = categorySections.flatMap(({category, id}) =>
  rpcMethods.filter((method) => method.category === category).map(({name}) => ({category: id, id: name, text: name})),
);

const render = (name: string) => load(renderToStaticMarkup(createElement(Method, {name})));

function fieldsOf(method: RpcMethod): RpcField[] {
  const notified = method.transport === 'websocket' ? method.notification.fields : [];
  return [...allFields(method.params), ...allFields(method.result.fields), ...allFields(notified)];
}

describe('methods, sections and data', () => {
  test('each category of the data has a section', () => {
    expect([...categorySections.map(({category}) => category)].sort()).toEqual([...rpcCategories].sort());
  });

  test('each method has a section under its category, and each section a method', () => {
    expect(sections(headings('rpc-reference'))).toEqual(expectedSections);
    expect(expectedSections).toHaveLength(rpcMethods.length);
  });

  test('a section too few or in another category is noticed', () => {
    const found = headings('rpc-reference');
    expect(sections(found.slice(0, -1))).not.toEqual(expectedSections);
    expect(sections(found.filter(({id}) => id !== 'http-tokens'))).not.toEqual(expectedSections);
  });

  test('what replaces a removed method is a method of the reference', () => {
    const names = new Set(rpcMethods.map(({name}) => name));
    const replacements = removedMethods.flatMap(({replacement}) => replacement ?? []);
    expect(replacements.filter((name) => !names.has(name))).toEqual([]);
    expect(removedMethods.filter(({name}) => names.has(name))).toEqual([]);
  });
});

describe('a section shows', () => {
  test.each(rpcMethods.map((method) => [method.name, method] as const))(
    'all that the data says of %s',
    (name, method) => {
      const $ = render(name);
      const shown = $('.fields, [class*="fields"]')
        .find('> li > code')
        .toArray()
        .map((element) => $(element).text());
      expect(shown).toEqual(fieldsOf(method).map((field) => field.name));
      const text = $.text();
      for (const note of method.notes ?? []) expect(text).toContain(note.replaceAll('`', ''));
      expect(text).toContain(limitText(name, method.transport));
      expect(text.includes('on devnet alone')).toBe(method.network === 'devnet');
      expect(text.includes('Unstable.')).toBe(method.unstable === true);
      expect($('strong').text().includes('Deprecated')).toBe(method.deprecated !== null);
      expect(JSON.parse($('[data-request]').attr('data-request') ?? '')).toEqual({
        method: name,
        transport: method.transport,
        params: method.example.params,
        ...(method.network && {network: method.network}),
      });
    },
  );

  test.each(rpcMethods.map((method) => [method.name, method] as const))(
    'the errors of %s, with links',
    (name, method) => {
      const $ = render(name);
      const anchors = new Set(
        ['json-rpc-errors', 'solana-errors'].flatMap(headings).map(({id}) => `${errorCodesPage}#${String(id)}`),
      );
      const links = $(`a[href^="${errorCodesPage}"]`)
        .toArray()
        .map((link) => ({href: $(link).attr('href') ?? '', text: $(link).text()}));
      expect(links.filter(({href}) => !anchors.has(href))).toEqual([]);
      for (const code of method.errors) expect(links.map(({text}) => text)).toContain(String(code));
      expect($(`a[href^="${limitsPage}#"]`)).toHaveLength(1);
    },
  );

  test('only one language', () => {
    const $ = render('getBalance');
    expect($('pre').first().text()).toMatch(/^curl "https:.*YOUR_API_KEY"/);
    expect(
      $('[role="tab"]')
        .toArray()
        .map((tab) => $(tab).text()),
    ).toEqual(['curl', 'TypeScript', 'Python', 'Go', 'Rust']);
    expect($.text()).not.toContain('package main');
  });

  test('every digit of large integers', () => {
    expect(render('getSupply')('pre').text()).toContain('624512345678901234');
    expect(render('getAccountInfo')('pre').text()).toContain('18446744073709551615');
  });
});

describe('limits', () => {
  test('are those of the page of limits', () => {
    for (const {method, standard, scale} of httpRateLimits) {
      const text = limitText(method ?? 'getSlot', 'http');
      for (const figure of [standard, scale]) expect(text).toContain(figure === 0 ? 'not available' : String(figure));
    }
    for (const {method, mainnet, devnet} of subscriptionLimits) {
      const text = limitText(method ?? 'rootSubscribe', 'websocket');
      for (const figure of Object.values({...mainnet, ...devnet})) expect(text).toContain(String(figure));
    }
  });
});

import {describe, expect, test} from 'vitest';
import type {SearchRecord} from '../../lib/search/search-record';
import {readMarked} from '../marked-text';
import {createEngine} from './engine';

// cspell:ignore acount authenticaton bachting celalr celar delegators forbiddden getacctokbal getbal GETBALANCE gettokenaccbal prefligt Stakingpool webhok worksace worksp wrokspace

/** The record of a page, or of its section with this heading. */
function record(page: string, content: string | null, section: string | null = null): SearchRecord {
  const url = section === null ? `/${page}` : `/${page}#${section}`;
  return {
    objectID: url,
    url,
    type: section === null ? 'lvl1' : 'lvl2',
    content,
    hierarchy: {lvl0: 'Platform', lvl1: page, lvl2: section, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  };
}

const records = [
  record('Staking', 'Delegate lamports to a validator and earn a reward in each epoch.'),
  record('Stakingpool', 'Many delegators share one pool.'),
  record('Stacking', 'How plates are put on top of each other.'),
  record('Validators', 'Before staking, compare their commission.'),
  record('Methods', 'Read the lamports of an account.', 'getBalance'),
  record('Methods', 'Read the balance of a token account, then get it again.', 'getTokenAccountBalance'),
  record('Methods', 'The number of the latest slot.', 'getSlot'),
  record('Errors', 'The node is behind: error -32005. Send the request again.', 'Node is behind'),
  record('Errors', 'Preflight failed: error -32002.', 'Preflight'),
  record('Errors', 'HTTP 429: too many requests a second.', 'Too many requests'),
  record('Errors', 'HTTP 403: the key may not call this method.', 'Forbidden'),
  record('Rate limits', 'Requests a second, by plan and method.'),
];
const engine = createEngine(records);

/** The hits of another engine. */
const urlsIn = (pages: readonly SearchRecord[], query: string) =>
  createEngine(pages)
    .search({query, snippetWords: 10, hitsPerPage: 20})
    .hits.map(({url}) => url);

const search = (query: string, page = 0, hitsPerPage = 20) =>
  engine.search({query, snippetWords: 10, page, hitsPerPage});
const urls = (query: string) => search(query).hits.map(({url}) => url);

test('H1: a hit is the record with its marked fields', () => {
  const [hit] = search('lamports reward').hits;
  expect(hit).toMatchObject(records[0] ?? {});
  expect(hit?._snippetResult?.content?.value).toContain(
    '<mark>lamports</mark> to a validator and earn a <mark>reward</mark>',
  );
  expect(hit?._highlightResult?.hierarchy?.lvl1?.value).toBe('Staking');
  expect(hit?._highlightResult?.hierarchy?.lvl2).toBeUndefined();
});

describe('ranking', () => {
  test('a weak word counts little, also next to another and as part of a synonym', () => {
    const near = record('Page', 'keep logs, or one two three four five six a request', 'one');
    const telling = record('Page', 'keep, or one two three four five six request logs', 'two');
    expect(urlsIn([near, telling], 'keep request logs')).toEqual(['/Page#two', '/Page#one']);

    const synonym = record('Page', 'of a cup on plates', 'work out the size');
    const named = record('Page', 'of a cup', 'cup on plates');
    expect(urlsIn([synonym, named], 'estimate cup plates')).toEqual(['/Page#cup on plates', '/Page#work out the size']);
  });

  test('an exact match ranks above a prefix match; an indexed word is not treated as a typo', () => {
    expect(urls('staking').filter((url) => url !== '/Validators')).toEqual(['/Staking', '/Stakingpool']);
    expect(urls('stacking')).toEqual(['/Stacking']);
  });

  test('a heading that starts with the query ranks first, even with stop words and an unfinished word', () => {
    const startPages = [
      record('Starting over', 'Start, and start again.'),
      record('Getting started', 'Make a first request.'),
      record('Getting help', 'Start with the FAQ.'),
      record('Methods', 'How to start a stream.', 'Start'),
    ];
    const {hits} = createEngine(startPages).search({query: 'getting sta', snippetWords: 10, hitsPerPage: 20});
    expect(hits[0]?.url).toBe('/Getting started');
  });

  test('a page with a synonym in its title ranks above a section with one', () => {
    const pages = [
      record('ChainStream API', 'It streams the chain.'),
      record('Guide', 'Use it.', 'ChainStream'),
      record('Billing', 'Pay for ChainStream.'),
    ];
    const {hits} = createEngine(pages).search({query: 'laserstream', snippetWords: 10, hitsPerPage: 20});
    expect(hits[0]?.url).toBe('/ChainStream API');
  });

  test('a message ranks first where all of it is, above headings with some of its words', () => {
    const messages = [
      record('Accounts', 'The max of accounts may be exceeded.', 'Owner'),
      record('Errors', 'Account in use, Too many account locks, Max accounts exceeded, Program failed.', 'Causes'),
    ];
    expect(urlsIn(messages, 'Max accounts exceeded')[0]).toBe('/Errors#Causes');
  });

  test('a heading that is the query, with its stop words, ranks above one without them', () => {
    const ranking = {names: [], values: [], code: '', linkTexts: 3, linkWords: 'use the its'};
    const pages = [{...record('Use', 'Use'), ranking}, record('Methods', 'One.', 'In use')];
    expect(urlsIn(pages, 'in use')[0]).toBe('/Methods#In use');
  });

  test('an unfinished word in camel case is not a plural', () => {
    const programs = [
      record('Programs', 'Many programs, and errors of programs.'),
      record('Methods', 'Follows the accounts of one.', 'programSubscribe'),
    ];
    expect(urlsIn(programs, 'programS')).toEqual(['/Methods#programSubscribe']);
  });

  test('a heading that many sections have does not make one of them the best', () => {
    const pages = ['Doors', 'Stairs', 'Walls'].map((page) => record(page, 'Which there are.', 'Faults'));
    const list = record('Codes', 'Faults have a code.', 'List of faults');
    const {hits} = createEngine([...pages, list]).search({query: 'faults', snippetWords: 10, hitsPerPage: 20});
    expect(hits[0]?.url).toBe(list.url);
  });

  test('the headings above a section count, too', () => {
    const custom = record('Errors', 'A token.', 'Custom program errors');
    const token = record('Errors', 'Their names.', 'Token program');
    const below = {...token, type: 'lvl3', hierarchy: {...custom.hierarchy, lvl3: 'Token program'}} as const;
    const others = Array.from({length: 5}, (_, index) => record(`Page ${index}`, 'An error.', 'Other'));
    const {hits} = createEngine([custom, below, ...others]).search({
      query: 'token program errors',
      snippetWords: 10,
      hitsPerPage: 20,
    });
    expect(hits[0]?.url).toBe(below.url);
  });

  test('words of the page’s title count for a section below it, too', () => {
    const ranking = {names: [], values: [], code: '', linkTexts: 1, linkWords: 'staking'};
    const page = {...record('Staking', 'Delegate stake to earn rewards. Think about the risks.'), ranking};
    const section = record('Staking', 'What can go wrong.', 'Risks');
    const others = Array.from({length: 5}, (_, index) => record(`Page ${index}`, 'Something else.', 'Other'));
    const {hits} = createEngine([page, section, ...others]).search({
      query: 'staking risks',
      snippetWords: 10,
      hitsPerPage: 20,
    });
    expect(hits[0]?.url).toBe(section.url);
  });

  test('a name is also found by its last segment', () => {
    const ranking = {names: ['filter.excludeVotes'], values: [], code: '', linkTexts: 0, linkWords: ''};
    const pages = [
      record('Move', 'Set excludeVotes.', 'Table'),
      {...record('Stream', 'filter.excludeVotes of a stream.', 'Parameters'), ranking},
    ];
    const {hits} = createEngine(pages).search({query: 'excludeVotes', snippetWords: 10, hitsPerPage: 20});
    expect(hits[0]?.url).toBe('/Stream#Parameters');
  });

  test('a heading outranks the text', () => {
    const found = urls('staking');
    expect(found).toContain('/Validators');
    expect(found.indexOf('/Staking')).toBeLessThan(found.indexOf('/Validators'));
  });

  test('records with all words come first, then those with some of them', () => {
    expect(urls('lamports epoch')).toEqual(['/Staking', '/Methods#getBalance']);
    expect(urls('plates commission')).toEqual(expect.arrayContaining(['/Stacking', '/Validators']));
  });

  test('only the last word may be unfinished', () => {
    expect(urls('compare comm')).toEqual(['/Validators']);
    expect(urls('plates comm')).toContain('/Validators');
    expect(urls('comm plates')).toEqual(['/Stacking']);
  });
});

describe('identifiers', () => {
  test.each(['getBalance', 'get_balance', 'get balance', 'GETBALANCE', 'getbal'])(
    '%s finds getBalance first',
    (query) => {
      expect(urls(query)[0]).toBe('/Methods#getBalance');
    },
  );

  test('an unknown name is found by most of its parts, not by a single one', () => {
    expect(urls('getSmartAccountBalance')[0]).toBe('/Methods#getTokenAccountBalance');
    expect(urls('getSmartThing')).toEqual([]);
  });

  test('a name typed as separate words ranks above one of these words', () => {
    expect(urls('staking pool')[0]).toBe('/Stakingpool');
  });

  test.each(['-32005', '32005'])('%s finds the error code', (query) => {
    expect(urls(query)).toEqual(['/Errors#Node is behind']);
  });

  test('error -32005 finds the code before other errors', () => {
    expect(urls('error -32005')[0]).toBe('/Errors#Node is behind');
  });

  test('a record with the whole identifier ranks above one with its parts in the heading', () => {
    const pages = [
      record('Doors', 'A door and its frame.', 'Door and frame'),
      record('Long', `Read the doorFrame. ${'Nothing else. '.repeat(30)}`),
      ...Array.from({length: 30}, (_, index) => record(`Page ${index}`, 'A door, or a frame.')),
    ];
    const {hits} = createEngine(pages).search({query: 'door_frame', snippetWords: 10, hitsPerPage: 20});
    expect(hits.slice(0, 2).map(({url}) => url)).toEqual(['/Long', '/Doors#Door and frame']);
  });

  test('429 finds the status', () => {
    expect(urls('429')).toEqual(['/Errors#Too many requests']);
  });

  test('an option of a command is found before the word, and the word without it', () => {
    const pages = [
      record('Doors', 'A door each.'),
      record('Options', 'Pass --door, or a window.'),
      record('Windows', 'No door.'),
    ];
    const found = (query: string) =>
      createEngine(pages)
        .search({query, snippetWords: 10, hitsPerPage: 20})
        .hits.map(({url}) => url);
    expect(found('--door')[0]).toBe('/Options');
    expect(found('door')[0]).toBe('/Doors');
    expect(found('--doors')[0]).toBe('/Doors');
    expect(found('--window')[0]).toBe('/Windows');
  });

  test.each(['lookuptable', 'lookuptables', 'shellcompletion'])(
    'a heading is found by its words written as one, also if a path is written so: %s',
    (query) => {
      const pages = [
        record('Paths', 'The folder is /lookuptable/ here.'),
        record('Send', 'Addresses.', 'Lookup tables'),
        record('Commands', 'Of zsh.', 'Shell completion'),
      ];
      expect(urlsIn(pages, query)[0]).toMatch(/^\/(?:Send|Commands)#/);
    },
  );

  test.each(['32006', '-32004', '428', '402'])('numbers are not corrected: %s finds nothing', (query) => {
    expect(search(query)).toEqual({hits: [], nbHits: 0});
  });
});

test('M7: a hit has the name or code that the query asks for, unless its section is named so', () => {
  const ranking = {
    names: ['DoorLocked', '--limit COUNT', 'filter.all'],
    values: ['closed'],
    code: '',
    linkTexts: 0,
    linkWords: '',
  };
  const section = {...record('Errors', 'DoorLocked, or --limit COUNT of filter.all: closed. 3012.', 'Doors'), ranking};
  const found = (query: string) =>
    createEngine([section]).search({query, snippetWords: 10, hitsPerPage: 1}).hits[0]?.found;
  expect(found('error doorlocked')).toBe('DoorLocked');
  expect(found('door locked')).toBe('DoorLocked');
  expect(found('--limit')).toBe('--limit COUNT');
  expect(found('all')).toBe('filter.all');
  expect(found('closed')).toBe('closed');
  expect(found('error 3012')).toBe('3012');
  expect(found('doors')).toBeUndefined();
  expect(found('error')).toBeUndefined();
});

test('a single hit for the rarest word does not hide hits for the others', () => {
  const doors = Array.from({length: 30}, (_, index) => record(`Door ${index}`, 'It opens.'));
  const found = createEngine([record('Stairs', 'They are steep.'), ...doors]).search({
    query: 'door stairs',
    snippetWords: 10,
    hitsPerPage: 40,
  });
  expect(found.nbHits).toBe(31);
});

test('hits that lack nearly all of the query are dropped if others have it', () => {
  const doors = Array.from({length: 30}, (_, index) => record(`Door ${index}`, 'It opens.'));
  const found = createEngine([record('Stairs', 'They lead to a door.'), ...doors]).search({
    query: 'door stairs',
    snippetWords: 10,
    hitsPerPage: 40,
  });
  expect(found.hits.map(({url}) => url)).toEqual(['/Stairs']);
});

describe('typos', () => {
  test('a name that is typed as separate words may be misspelled', () => {
    expect(urls('get balence')[0]).toBe('/Methods#getBalance');
    expect(urls('token acount balance')[0]).toBe('/Methods#getTokenAccountBalance');
  });

  test('words of a name may be misspelled so that none is found', () => {
    const methods = [
      record('Account', 'Get all the info on your account.'),
      record('Methods', 'Reads one.', 'getAccountInfo'),
    ];
    expect(urlsIn(methods, 'get acount info')[0]).toBe('/Methods#getAccountInfo');
  });

  test('words that are found are not joined to a name with a typo', () => {
    const pages = [record('Tokens', 'One list of each token.'), record('Methods', 'One.', 'Tokenlift')];
    expect(urlsIn(pages, 'token list')).toEqual(['/Tokens']);
  });

  test('an inflection that no page has may be misspelled', () => {
    const batches = [record('Batch', 'Send several requests at once.'), record('Bath', 'Water.')];
    expect(urlsIn(batches, 'bachting')).toEqual(['/Batch']);
  });

  test('an extra, missing or wrong letter is tolerated in longer words', () => {
    expect(urls('prefligt')).toContain('/Errors#Preflight');
    expect(urls('forbiddden')).toContain('/Errors#Forbidden');
  });

  test('a corrected word is also found in its other inflections', () => {
    const pages = [record('Rooms', 'They are dry. One cellar.'), record('Cellars', 'They are wet.')];
    const found = (query: string) => urlsIn(pages, query);
    expect(found('cellar')).toEqual(['/Cellars', '/Rooms']);
    expect(found('celalr')).toEqual(found('cellar'));
    expect(found('celar')).toEqual(found('cellar'));
  });

  test('letters may be missing from a long name', () => {
    expect(urls('gettokenaccbal')).toEqual(['/Methods#getTokenAccountBalance']);
    expect(urls('getacctokbal')).toEqual([]);
  });

  test('a name may be misspelled and lack its verb', () => {
    expect(urls('tokenacountbalance')).toEqual(['/Methods#getTokenAccountBalance']);
  });

  test('a heading with a synonym of what an unfinished word may mean ranks below one with that word', () => {
    const keys = createEngine([
      record('Keys', 'After a leak.', 'Revoke a key'),
      record('Keys', 'Twice a year, and after a leak.', 'Rotate a key'),
    ]);
    const {hits} = keys.search({query: 'rotat key', snippetWords: 10, hitsPerPage: 20});
    expect(hits[0]?.url).toBe('/Keys#Rotate a key');
  });

  test('short words are not corrected', () => {
    expect(urls('kex')).toEqual([]);
  });
});

test('H8: snippets have the requested number of words', () => {
  const words = (count: number) => {
    const {hits} = engine.search({query: 'validator', snippetWords: count, hitsPerPage: 20});
    const snippet = hits.find(({url}) => url === '/Staking')?._snippetResult?.content?.value ?? '';
    return readMarked(snippet)
      .map(({text}) => text)
      .join('')
      .split(' ').length;
  };
  expect(words(10)).toBe(10);
  expect(words(5)).toBe(5);
});

test('H8: hits are paged, and the count covers all pages', () => {
  const all = search('error').hits;
  const pages = [0, 1, 2].map((page) => search('error', page, 2));
  expect(pages.flatMap(({hits}) => hits)).toEqual(all.slice(0, 6));
  expect(new Set(pages.map(({nbHits}) => nbHits))).toEqual(new Set([all.length]));
});

test.each([
  '',
  '   ',
  '…',
  '--',
  '"()"',
  '\u0000',
  '\uD83D',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'AND OR NOT *',
])('the query %j does not throw', (query) => {
  expect(() => search(query)).not.toThrow();
});

describe('reader intent', () => {
  const ranking = {names: [], values: [], code: '', linkTexts: 0, linkWords: ''};
  const docs = createEngine([
    record('Rate limits', 'How many requests you may send.'),
    record('API keys', 'Create a key.'),
    {...record('Reference', 'All methods of the ledger.', 'Blocks'), ranking: {...ranking, names: ['getBlock']}},
    {...record('Guide', 'Read one with getBlock.', 'Read one'), ranking: {...ranking, code: 'await rpc.getBlock(1)'}},
    {
      ...record('Plans', 'What each of them holds.'),
      ranking: {...ranking, linkTexts: 1, linkWords: 'Compare subscriptions'},
    },
    record('Apart', 'A wallet. It is long until the signature of a transaction comes.'),
    record('Together', 'A wallet signature. It is long until a transaction comes.'),
    {
      ...record('platform/resources/faq', 'Look there.', 'When is a key revoked'),
      url: '/platform/resources/faq#key-revoked',
    },
    record('Keys', 'Here it is said.', 'A key is revoked'),
    record('Logs', 'An entry can be exported.', 'Limits of the logs'),
    record('Stacks', 'One for each app.'),
    record('Sticking', 'Affinity keeps calls together.', 'Affinity'),
    record('Names', 'The account is locked by another transaction.', 'AccountInUse'),
    record('Names', 'How to use one.', 'Use of an account'),
    record('Settings', 'The variable is SWAP_URL.', 'Variables'),
    record('Settings', 'A swap takes a url: the url of the swap, or the url before the swap.', 'Addresses'),
    record('Groups', null, 'Networks and regions'),
    record('Groups', 'There are four.', 'The regions there are'),
    record('Types', 'A list of T.', 'T'),
    record('About Syndica', 'Who runs it.'),
    record('Users', 'A users page.', 'Invite'),
    record('Hooks', 'There are none.', 'Webhooks'),
    record('Streams', 'A stream is a subscription.', 'Stream'),
    record('Keys', 'One that leaked.', 'Leaked'),
    record('Workers', 'Workers are leaving.'),
    record('Glance', 'Of an owner.', 'getOwnerAddress'),
    {
      ...record('platform/resources/glossary', 'What holds keys.', 'Wallet'),
      url: '/platform/resources/glossary#term-wallet',
    },
    record('Glance', 'A wallet that is new.', 'New wallets'),
    {
      ...record('platform/resources/glossary', 'Unlike a mug, it is small.', 'Cup'),
      url: '/platform/resources/glossary#term-cup',
    },
    record('Kitchen', 'A cup or a mug for each of you.', 'Cups'),
    record('Ports', 'There are five zones.', 'Zones'),
    record('Ports', 'Zones are full.', 'Too many'),
    record('Prices', 'A dish and its cost.', 'Dishes'),
    record('Prices', 'There is much in a dish.', 'Much'),
    record('Languages', 'One in csharp.', 'SharpClient'),
    record('Languages', 'One in cpp.', 'PlusClient'),
    record('Languages', 'One in C.', 'C'),
  ]);
  const first = (query: string) => docs.search({query, snippetWords: 10, hitsPerPage: 20}).hits[0]?.url;

  test.each([
    ['a synonym', 'quota', '/Rate limits'],
    ['two letters swapped', 'liimts', '/Rate limits'],
    ['letters swapped twice', 'ilimst', '/Rate limits'],
    ['more typos than others may have, since nothing else matches', 'avvinitt', '/Sticking#Affinity'],
    ['a plural', 'plan', '/Plans'],
    ['stop words', 'how do I get the documentation of limits', '/Rate limits'],
    ['the place that defines a name', 'getBlock', '/Reference#Blocks'],
    ['a method with the client that it belongs to', 'connection.getBlock', '/Reference#Blocks'],
    ['the same in another language', 'rpc_client.get_block', '/Reference#Blocks'],
    ['a method that parses its result, by its name in web3.js', 'getParsedBlock', '/Reference#Blocks'],
    ['the text of links to a page', 'compare subscriptions', '/Plans'],
    ['adjacent words', 'wallet signature', '/Together'],
    ['a question', 'when is a key revoked', '/platform/resources/faq#key-revoked'],
    ['the keywords of that question', 'key revoked', '/Keys#A key is revoked'],
    ['another inflection', 'exporting', '/Logs#Limits of the logs'],
    ['the plural of a synonym', 'sessions', '/Sticking#Affinity'],
    ['the plural of a synonym, not a similar word', 'coworkers', '/Users#Invite'],
    ['another inflection, not a similar word', 'leaking', '/Keys#Leaked'],
    ['a typo in a synonym', 'wrokspace', '/Stacks'],
    ['a missing letter in a synonym', 'worksace', '/Stacks'],
    ['a typo in a synonym, in the plural', 'webhok', '/Hooks#Webhooks'],
    ['a prefix of a synonym', 'worksp', '/Stacks'],
    ['a name typed as separate words, with stop words', 'account in use', '/Names#AccountInUse'],
    ['an identifier before its parts', 'SWAP_URL', '/Settings#Variables'],
    ['a section with text before one without', 'regions', '/Groups#The regions there are'],
    ["a contraction, not the t in don't", "i don't see an entry", '/Logs#Limits of the logs'],
    ['a definition', 'what is a wallet', '/platform/resources/glossary#term-wallet'],
    ['a word that no page has, by the term for it', 'metamask', '/platform/resources/glossary#term-wallet'],
    ['a difference', 'what is the difference between a cup and a mug', '/platform/resources/glossary#term-cup'],
    ['part of a name', 'owneraddress', '/Glance#getOwnerAddress'],
    ['a count', 'how many zones', '/Ports#Zones'],
    ['"too many", not a count', 'too many zones', '/Ports#Too many'],
    ['an amount', 'how much is a dish', '/Prices#Dishes'],
    ['C#, not C', 'c#', '/Languages#SharpClient'],
    ['C++, not C', 'C++', '/Languages#PlusClient'],
    ['the name of the provider, which is ignored', 'syndica requests', '/Rate limits'],
  ])('%s: %s', (_what, query, url) => {
    expect(first(query)).toBe(url);
  });

  test('an inflection of an indexed word is not corrected to a similar word', () => {
    const pages = [record('Walls', 'They are painted.'), record('Books', 'Printing takes a day.')];
    const {hits} = createEngine(pages).search({query: 'painting', snippetWords: 10, hitsPerPage: 20});
    expect(hits.map(({url}) => url)).toEqual(['/Walls']);
  });

  test('a query of stop words and the name of the provider searches for the name', () => {
    const {hits} = docs.search({query: 'what is syndica', snippetWords: 10, hitsPerPage: 20});
    expect(hits.map(({url}) => url)).toEqual(['/About Syndica']);
  });

  test('an inflected match in a heading ranks above a name that matches only part of the query', () => {
    const others = Array.from({length: 20}, (_, index) => record(`Page${index}`, `text number ${index}`));
    const places = [record('Places', 'Open.', 'Zone'), record('Other', 'Zones.', 'getOpenDoor')];
    const {hits} = createEngine([...others, ...places]).search({query: 'open zones', snippetWords: 10, hitsPerPage: 1});
    expect(hits[0]?.url).toBe('/Places#Zone');
  });

  describe('specific words', () => {
    const fillers = Array.from({length: 20}, (_, index) =>
      record(`Page${index}`, `A stream of a custom program, and error ${index}.`),
    );
    const firstOf = (query: string, ...places: SearchRecord[]) =>
      createEngine([...fillers, ...places]).search({query, snippetWords: 10, hitsPerPage: 1}).hits[0]?.url;

    test('a code outweighs the words around it', () => {
      const places = [
        record('Errors', 'What they are.', 'Custom program error'),
        record('Errors', 'An error, 3012.', 'Sums'),
      ];
      expect(firstOf('custom program error 3012', ...places)).toBe('/Errors#Sums');
    });

    test('a number before a unit is not a code', () => {
      const places = [record('Errors', 'The node is behind.', 'Delay'), record('Errors', 'An error, 150.', 'Sums')];
      expect(firstOf('behind by 150 slots', ...places)).toBe('/Errors#Delay');
      expect(firstOf('behind 150', ...places)).toBe('/Errors#Sums');
    });

    test('the subject of a query outweighs its verbs', () => {
      const places = [record('Guide', 'Zones that open.', 'Doors'), record('Guide', 'Nothing else.', 'Find and fix')];
      expect(firstOf('find and fix doors', ...places)).toBe('/Guide#Doors');
    });

    test('a rare word outweighs one that is only rare in headings', () => {
      const places = [record('Guide', 'Many doors.', 'Program'), record('Guide', 'Some program there is.', 'Doors')];
      expect(firstOf('program doors', ...places)).toBe('/Guide#Doors');
    });

    test('a typo also finds synonyms of the corrected word', () => {
      const places = [record('Guide', 'Authentication.', 'Codes'), record('Guide', 'One an app.', 'API key')];
      expect(firstOf('authenticaton', ...places)).toBe('/Guide#API key');
    });

    test('an answer to a question ranks above a heading that names its subject', () => {
      const answer = {
        ...record('platform/resources/faq', 'A lost key stays lost.', 'Who keeps a lost key?'),
        url: '/platform/resources/faq#lost-key',
      };
      expect(firstOf('who has my lost key', record('Guide', 'A key.', 'Find a lost key'), answer)).toBe(answer.url);
      expect(firstOf('lost key', record('Guide', 'A key.', 'Find a lost key'), answer)).toBe('/Guide#Find a lost key');
    });

    test('a symptom is a question', () => {
      const answer = {
        ...record('platform/resources/faq', 'Oil it.', 'My door is not moving'),
        url: '/platform/resources/faq#stuck',
      };
      expect(firstOf('door not moving', record('Guide', 'Not now.', 'Moving a heavy door'), answer)).toBe(answer.url);
    });

    test('a page named like a word of a question ranks below the section that answers it', () => {
      const places = [record('Doors', 'Paint them.'), record('Doors', 'All can.', 'Colors to paint the doors in')];
      expect(firstOf('who may paint my doors', ...places)).toBe('/Doors#Colors to paint the doors in');
      expect(firstOf('doors', ...places)).toBe('/Doors');
    });

    test("what doesn't work matches failures", () => {
      const places = [record('Guide', 'How doors work.', 'Doors'), record('Guide', 'Oil the doors.', 'Failures')];
      expect(firstOf("doors don't work", ...places)).toBe('/Guide#Failures');
      expect(firstOf('doors', ...places)).toBe('/Guide#Doors');
    });

    test('an error message is not a question', () => {
      const answer = {
        ...record('platform/resources/faq', 'Wait.', 'What does a 404, too far away, mean?'),
        url: '/platform/resources/faq#far',
      };
      expect(firstOf('404 too far away', record('Guide', 'Wait.', '404, too far away'), answer)).toBe(
        '/Guide#404, too far away',
      );
      expect(firstOf('what is a 404, too far away', record('Guide', 'Wait.', '404'), answer)).toBe(answer.url);
    });

    test('for a question about a method, a guide ranks above the reference', () => {
      const method = {
        ...record('Methods', 'How they are counted.', 'getDoor'),
        url: '/platform/solana-rpc/solana-documentation#getDoor',
      };
      const places = [method, record('Guide', 'Why getDoor opens, and getDoor closes.', 'Doors that open')];
      expect(firstOf('why does getDoor open', ...places)).toBe('/Guide#Doors that open');
      expect(firstOf('getDoor', ...places)).toBe(method.url);
    });

    test('stop words count where a text has them as typed', () => {
      const places = [
        record('Guide', 'Of a door.', 'A door state'),
        record('Guide', 'It is there.', 'The door page log'),
      ];
      expect(firstOf('door', ...places)).toBe('/Guide#A door state');
      expect(firstOf('door page', ...places)).toBe('/Guide#The door page log');
    });

    test('a heading with all words but stop words ranks first, in the singular or plural, unless it is a question', () => {
      const places = [
        record('Guide', 'Is it in there?', 'What is in a door?'),
        record('Guide', 'They open.', 'Door frames'),
        record('Guide', 'They open.', 'The door'),
        record('Guide', 'It opens.', 'openDoor'),
        record('Guide', 'It opens.', 'Open a door'),
      ];
      expect(firstOf('what is a door', ...places)).toBe('/Guide#The door');
      expect(firstOf('what are doors', ...places)).toBe('/Guide#The door');
      expect(firstOf('how do I open the door', ...places)).toBe('/Guide#Open a door');
      expect(firstOf('openDoor', ...places)).toBe('/Guide#openDoor');
    });

    test('words in a heading above a section are near those in its own', () => {
      const zsh = record('Guide', 'Load it.', 'Completion');
      const {hierarchy} = zsh;
      const below = {...zsh, url: '/Guide#zsh', objectID: '/Guide#zsh', type: 'lvl3' as const};
      const places = [zsh, {...below, hierarchy: {...hierarchy, lvl3: 'zsh'}}];
      expect(firstOf('zsh completion', record('Guide', 'For zsh, and for bash.', 'Completion shell'), ...places)).toBe(
        '/Guide#zsh',
      );
    });

    test('"log in" does not match logs', () => {
      const places = [record('Guide', 'Log.', 'Logs'), record('Guide', 'Keep the password.', 'Phones')];
      expect(firstOf('cannot log in', ...places)).toBe('/Guide#Phones');
    });

    test('"sign in" does not match signatures', () => {
      const places = [record('Guide', 'Sign it.', 'Signing'), record('Guide', 'Keep the password.', 'Phones')];
      expect(firstOf('how do I sign in', ...places)).toBe('/Guide#Phones');
      expect(firstOf('how do I sign', ...places)).toBe('/Guide#Signing');
    });

    test('a text that says "sign in" is found by "login"', () => {
      const places = [
        record('Guide', 'Keep the password.', 'Phones'),
        record('Guide', 'Sign in at the door.', 'Doors'),
      ];
      expect(firstOf('door login', ...places)).toBe('/Guide#Doors');
      expect(firstOf('where do I log in', ...places)).toBe('/Guide#Doors');
    });

    test('"how long" does not ask for a size', () => {
      const places = [record('Guide', 'A door opens.', 'Size'), record('Guide', 'It opens for a day.', 'Door')];
      expect(firstOf('how long is a door open', ...places)).toBe('/Guide#Door');
    });

    test('"sign up" does not match signatures', () => {
      const places = [record('Guide', 'Sign it up to here.', 'Sign'), record('Guide', 'Register.', 'Your first door')];
      expect(firstOf('how do I sign up', ...places)).toBe('/Guide#Your first door');
    });

    test('asking what is supported does not match support', () => {
      const places = [record('Guide', 'Write to support.', 'Support'), record('Guide', 'They open.', 'Doors')];
      expect(firstOf('does it support doors', ...places)).toBe('/Guide#Doors');
      expect(firstOf('support for doors', ...places)).toBe('/Guide#Support');
    });

    test('"timed out" does not match times', () => {
      const places = [record('Guide', 'Out of time.', 'Times'), record('Guide', 'Wait.', 'Timeouts')];
      expect(firstOf('calls timed out', ...places)).toBe('/Guide#Timeouts');
    });

    test('"go through" at the end means that a transaction lands', () => {
      const places = [
        record('Guide', 'Move it through the door.', 'Doors'),
        record('Guide', 'It landed.', 'Signatures'),
      ];
      expect(firstOf('did it go through?', ...places)).toBe('/Guide#Signatures');
      expect(firstOf('does it go through a door', ...places)).toBe('/Guide#Doors');
    });

    test('a synonym outweighs a correction', () => {
      const places = [
        record('Guide', 'Close it safely, then close it again.', 'Doors'),
        record('Guide', 'A door on a fork.', 'Hinges'),
      ];
      expect(firstOf('reorg safety', ...places)).toBe('/Guide#Hinges');
    });

    test('"setting up" does not match "up"', () => {
      const places = [record('Guide', 'Stand up.', 'Keep up'), record('Guide', 'Install it.', 'Setup')];
      expect(firstOf('setting up doors', ...places)).toBe('/Guide#Setup');
    });

    test('"how many" matches limits', () => {
      const places = [record('Guide', 'Doors open.', 'Doors'), record('Guide', 'Ten doors.', 'Limits')];
      expect(firstOf('how many doors', ...places)).toBe('/Guide#Limits');
      expect(firstOf('how much are doors', ...places)).toBe('/Guide#Doors');
    });

    test('a heading with such words is found by them', () => {
      const places = [
        record('Guide', 'A limit of all doors: limits of each.', 'Limits of doors'),
        record('Guide', 'Ten.', 'How many doors can I have?'),
        record('Guide', 'It landed: a call has landed.', 'Signatures'),
        record('Guide', 'Look.', 'Did my call go through?'),
      ];
      expect(firstOf('how many doors can I have', ...places)).toBe('/Guide#How many doors can I have?');
      expect(firstOf('did my call go through', ...places)).toBe('/Guide#Did my call go through?');
    });

    test('a host is not a method with its client', () => {
      const places = [record('Guide', 'Look at solana.com.', 'Hosts'), record('Com', 'Ports.', 'Com')];
      expect(firstOf('solana.com', ...places)).toBe('/Guide#Hosts');
    });

    test('words that are one when joined are not corrected to another', () => {
      const places = [record('Guide', 'An indexer.', 'Indexer'), record('Guide', 'The index of a user.', 'People')];
      expect(firstOf('index user', ...places)).toBe('/Guide#People');
    });

    test('a code that is on no page finds the section about its family', () => {
      const places = [record('Guide', 'Look it up.', 'Custom program error')];
      expect(firstOf('0x1772', ...places)).toBe('/Guide#Custom program error');
      expect(firstOf('0x1772', ...places, record('Guide', 'It is 0x1772.', 'Door'))).toBe('/Guide#Door');
    });

    test('a rare word stays rare even if it has synonyms', () => {
      const places = [
        record('Guide', 'None.', 'Webhooks'),
        ...[1, 2, 3].map((n) => record(`Guide${n}`, null, 'Answers')),
      ];
      expect(firstOf('webhooks answers', ...places)).toBe('/Guide#Webhooks');
    });
  });

  test('a match found only in a code sample shows the text of its section', () => {
    const {hits} = docs.search({query: 'rpc', snippetWords: 10, hitsPerPage: 20});
    expect(hits[0]?._snippetResult?.content?.value).toBe('Read one with getBlock.');
    expect(hits[0]).not.toHaveProperty('ranking');
  });
});

// Numbers are not corrected, so one that was looked up before is found only if it is looked up again.
test.each(['rate limits', '429 second'])('H11: records added one by one are found as if added at once: %s', (query) => {
  const request = {query, snippetWords: 10, hitsPerPage: 20};
  const grown = createEngine(records.slice(0, 1));
  grown.search(request);
  for (const record of records.slice(1)) grown.add([record]);
  expect(grown.search(request)).toEqual(engine.search(request));
});

test('part of a name is found in records added after an earlier search for it', () => {
  const grown = createEngine(records);
  const found = () => grown.search({query: 'owneraddress', snippetWords: 10, hitsPerPage: 20}).nbHits;
  expect(found()).toBe(0);
  grown.add([record('Glance', 'Whose an account is.', 'getOwnerAddress')]);
  expect(found()).toBe(1);
});

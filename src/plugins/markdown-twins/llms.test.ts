import {expect, test} from 'vitest';
import {llmsFull, llmsIndex, twinFile, type Twin} from './llms';

const twin: Twin = {
  title: 'Staking',
  description: 'Stake SOL.',
  markdown: '# Staking\n\nText.\n',
  pageUrl: 'https://docs.example.com/staking',
  twinUrl: 'https://docs.example.com/staking.md',
};
const site = {title: 'Docs', tagline: 'Build.'};
const groups = [{label: 'Platform', twins: [twin]}];

const files = [{title: 'Contract', url: 'https://docs.example.com/openapi.yaml', description: 'Operations.'}];

test('the index lists every page with its description, in groups, and the API descriptions', () => {
  expect(llmsIndex(site, groups, files, 'https://docs.example.com/llms-full.txt')).toBe(
    '# Docs\n\n> Build.\n\n' +
      'Each page is also available as Markdown: add `.md` to its address. All pages in one file: <https://docs.example.com/llms-full.txt>\n\n' +
      '## Platform\n\n- [Staking](https://docs.example.com/staking.md): Stake SOL.\n\n' +
      '## API descriptions\n\n- [Contract](https://docs.example.com/openapi.yaml): Operations.\n',
  );
});

test('the file of a page has its URL and that of the index below its title', () => {
  expect(twinFile(twin, 'https://docs.example.com/llms.txt')).toBe(
    '# Staking\n\nSource: https://docs.example.com/staking\n\nAll pages: https://docs.example.com/llms.txt\n\nText.\n',
  );
});

test('the full text has the URL of each page below its title', () => {
  expect(llmsFull(site, [{label: 'Platform', twins: [twin, twin]}])).toBe(
    '# Docs\n\n> Build.\n\n---\n\n# Staking\n\nSource: https://docs.example.com/staking\n\nText.\n\n---\n\n' +
      '# Staking\n\nSource: https://docs.example.com/staking\n\nText.\n',
  );
});

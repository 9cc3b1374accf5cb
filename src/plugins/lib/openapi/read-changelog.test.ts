import {describe, expect, it} from 'vitest';
import {loadContract, readContract} from './load-contract';

function contractWith(changelog: string) {
  return readContract(
    `openapi: 3.1.0
info:
  title: Fixture
  version: 2.0.0
${changelog}
servers: [{url: 'https://fixture.example.com'}]
paths: {}
`,
    'fixture.yaml',
  );
}

const release = (version: string, date: string) =>
  `    - {version: ${version}, date: '${date}', changes: [It changed.]}`;

describe('the changelog of a contract', () => {
  it('is read, newest first', () => {
    const {changelog} = contractWith(
      `  x-changelog:\n${release('2.0.0', '2026-12-01')}\n${release('1.0.0', '2026-11-21')}`,
    );
    expect(changelog).toEqual([
      {version: '2.0.0', date: '2026-12-01', changes: ['It changed.']},
      {version: '1.0.0', date: '2026-11-21', changes: ['It changed.']},
    ]);
  });

  it('may be missing', () => {
    expect(contractWith('').changelog).toEqual([]);
  });

  it.each([
    ['without the version of the contract', release('1.0.0', '2026-11-21'), 6, 'must begin with the version of the'],
    [
      'with the oldest version first',
      `${release('2.0.0', '2026-11-21')}\n${release('1.0.0', '2026-12-01')}`,
      7,
      '2026-12-01 is after 2026-11-21',
    ],
    ['with an invalid date', release('2.0.0', 'soon'), 6, '"soon" is not a date'],
    ['with an entry without changes', "    - {version: 2.0.0, date: '2026-11-21'}", 6, 'needs "changes"'],
  ])('is rejected %s', (_, entries, line, reason) => {
    expect(() => contractWith(`  x-changelog:\n${entries}`)).toThrow(reason);
    expect(() => contractWith(`  x-changelog:\n${entries}`)).toThrow(`fixture.yaml:${line}: `);
  });

  it('exists for the contract of the site', () => {
    expect(loadContract().changelog[0]?.version).toBe(loadContract().version);
  });
});

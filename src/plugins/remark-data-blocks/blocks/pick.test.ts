import {expect, test} from 'vitest';
import {dyndexerCliInstall} from './dyndexer-files';
import {dyndexerPreview} from './dyndexer-operation';
import {pick} from './pick';

test('returns an entry by name', () => expect(pick({a: 1, b: 0}, 'b')).toBe(0));

test('throws on an unknown, missing or inherited name, listing the known ones', () => {
  expect(() => pick({a: 1, b: 2}, 'c')).toThrow('must be one of a, b, not "c".');
  expect(() => pick({a: 1, b: 2}, undefined)).toThrow('must be one of a, b, not undefined.');
  expect(() => dyndexerCliInstall({of: 'constructor'})).toThrow('must be one of bash, zsh, not "constructor".');
  expect(() => dyndexerPreview({of: 'overvew'})).toThrow('must be one of api, cli, overview, not "overvew".');
});

import {expect, test} from 'vitest';
import {readConsoleSession} from './console-session';

test('parses commands, continued by a backslash, and their output', () => {
  expect(readConsoleSession('$ curl -s \\\n  a.test\n200\nok\n$ true\n$ echo "$ 1"\n$ 1\n')).toEqual([
    {command: 'curl -s \\\n  a.test', output: '200\nok', line: 1},
    {command: 'true', output: '', line: 5},
    {command: 'echo "$ 1"', output: '', line: 6},
    {command: '1', output: '', line: 7},
  ]);
});

test('a continuation line is not a new command, even if it starts with a prompt', () => {
  expect(readConsoleSession('$ echo \\\n$ a\nb\\\nc')).toEqual([{command: 'echo \\\n$ a', output: 'b\\\nc', line: 1}]);
});

test('a session that starts with output is rejected', () => {
  expect(() => readConsoleSession('200\n$ true')).toThrow('begins with output: start a command with "$ ".');
});

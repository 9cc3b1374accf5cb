// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {decodeError} from '../../tools/error-decoder/decode-error';
import {Finding} from './Finding';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}));

afterEach(cleanup);

test('an error that a batch repeats names its first places, and counts the others', () => {
  const answers = Array.from({length: 1200}, (_, id) => ({
    jsonrpc: '2.0',
    id,
    error: {code: -32005, message: 'Node is behind'},
  }));
  const findings = decodeError(JSON.stringify(answers));
  expect(findings).toHaveLength(1);
  for (const error of findings) render(<Finding error={error} />);
  expect(screen.getAllByText(/^Response \d+ of 1200/)).toHaveLength(5);
  expect(screen.getByText('and 1,195 more')).toBeTruthy();
});

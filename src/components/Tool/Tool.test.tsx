// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Tool} from './Tool';

const load = vi.hoisted(() => vi.fn());
vi.mock('./tools', () => ({
  tools: {
    example: {title: 'Example tool', withoutScripts: 'The table has the same.', height: {wide: 100, narrow: 200}, load},
  },
}));
vi.mock('../../hooks/useEntryWriter', () => ({useEntryWriter: () => undefined}));
vi.mock('../NearScreen/NearScreen', () => ({
  NearScreen: ({placeholder, children}: {placeholder: ReactNode; children: ReactNode}) =>
    typeof window === 'undefined' ? placeholder : children,
}));

beforeEach(() => void load.mockReset());
afterEach(cleanup);

test('a tool loads in a region with its title', async () => {
  load.mockResolvedValue({default: () => <p>Here it is.</p>});
  render(<Tool id="example" />);
  expect(await screen.findByText('Here it is.')).toBeTruthy();
  expect(screen.getByRole('region', {name: 'Example tool'})).toBeTruthy();
});

test('a tool that fails to load shows the reason, and loads on retry', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 12 failed')).mockResolvedValue({default: () => <p>Now.</p>});
  render(<Tool id="example" />);
  const {textContent} = await screen.findByRole('alert');
  expect(textContent).toContain('Check your network connection');
  expect(textContent).toContain('Loading chunk 12 failed');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(await screen.findByText('Now.')).toBeTruthy();
});

test('an unknown id throws an error that lists the tools', () => {
  expect(() => renderToString(<Tool id="exampel" />)).toThrow('no such tool. Available: example.');
});

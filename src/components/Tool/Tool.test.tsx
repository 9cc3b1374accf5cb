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
vi.mock('../NearScreen/NearScreen', () => ({
  NearScreen: ({placeholder, children}: {placeholder: ReactNode; children: ReactNode}) =>
    typeof window === 'undefined' ? placeholder : children,
}));
vi.mock('@docusaurus/ErrorBoundary', () => ({default: ({children}: {children: ReactNode}) => children}));

beforeEach(() => void load.mockReset());
afterEach(cleanup);

test('a tool loads, under its name', async () => {
  load.mockResolvedValue({default: () => <p>Here it is.</p>});
  render(<Tool id="example" />);
  expect(await screen.findByText('Here it is.')).toBeTruthy();
  expect(screen.getByRole('region', {name: 'Example tool'})).toBeTruthy();
});

test('a tool that cannot be loaded says so, and loads when the reader tries again', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 12 failed')).mockResolvedValue({default: () => <p>Now.</p>});
  render(<Tool id="example" />);
  expect((await screen.findByRole('alert')).textContent).toContain('Loading chunk 12 failed');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(await screen.findByText('Now.')).toBeTruthy();
});

test('an id without a tool names those that there are', () => {
  expect(() => renderToString(<Tool id="exampel" />)).toThrow('there is no such tool. There are: example.');
});

// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {ShareActions} from './ShareActions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const actions = (link: (() => string) | undefined, onRefused = () => undefined) => (
  <ShareActions link={link} onRefused={onRefused} onReset={() => undefined} />
);
const copy = () => fireEvent.click(screen.getByRole('button', {name: 'Copy a link to this plan'}));
const said = (words: string) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(words));

test('copies the URL of the plan and confirms it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  render(actions(() => 'https://example.org/?plan'));
  copy();
  await said('Link copied.');
  expect(writeText).toHaveBeenCalledWith('https://example.org/?plan');
});

test('without a clipboard, says what to do instead', async () => {
  vi.stubGlobal('navigator', {});
  render(actions(() => 'https://example.org/?plan'));
  copy();
  await said('Copy the address of this page instead.');
});

test('copies nothing while a field is invalid, and says so until it is valid', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  const onRefused = vi.fn();
  const {rerender} = render(actions(undefined, onRefused));
  copy();
  await said('Not copied: correct what is marked first.');
  expect(writeText).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledOnce();
  rerender(actions(() => 'https://example.org/?plan'));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(actions(undefined));
  expect(screen.getByRole('status').textContent).toBe('');
});

// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

/** Settles the mocked lazy chunk of the languages. */
let arrive: (outcome: unknown) => void;

beforeEach(async () => {
  vi.resetModules();
  const outcome = new Promise((resolve) => {
    arrive = resolve;
  });
  vi.doMock('../RequestLanguage/other-languages', () => outcome);
  const {BuiltRequest} = await import('./BuiltRequest');
  render(<BuiltRequest method="getSlot" transport="http" params={[]} />);
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
});

const python = {otherLanguages: {python: () => ({code: 'import json', slot: {shown: '', read: ''}})}};
const selected = () => screen.getByRole('tab', {selected: true}).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('tab', {name}));

test('the body is shown until the language has loaded', async () => {
  press('Body');
  press('Python');
  expect(selected()).toBe('Body');
  arrive(python);
  await vi.waitFor(() => expect(selected()).toBe('Python'));
});

test('a choice of the body is kept when an earlier one has loaded', async () => {
  press('Python');
  press('Body');
  arrive(python);
  await vi.waitFor(() => expect(window.location.search).toBe('?language=python'));
  expect(selected()).toBe('Body');
});

test('a failed load is reported beside what was shown before, unless the reader has gone on', async () => {
  press('Body');
  press('Python');
  arrive(Promise.reject(new Error('Loading chunk 12 failed')));
  expect((await screen.findByRole('alert')).textContent).toContain('Python');
  expect(selected()).toBe('Body');
  press('Go');
  press('Body');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('alert')).toBeNull();
});

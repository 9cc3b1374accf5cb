// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {OnDemand} from './OnDemand';
import {useOnDemand} from './useOnDemand';

const load = vi.fn<() => Promise<string>>();
beforeEach(() => void load.mockReset());
afterEach(cleanup);

const content = (
  <OnDemand title="The list" load={load} placeholder="Loading …" substitute={<p>See the text.</p>}>
    {(loaded) => <p>{loaded}</p>}
  </OnDemand>
);

test('shows the placeholder until the content has loaded', async () => {
  load.mockResolvedValue('Here it is.');
  const {container} = render(content);
  expect(container.textContent).toBe('Loading …');
  expect(await screen.findByText('Here it is.')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('shows the reason of a failure above the substitute, and the reader can retry', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 12 failed')).mockResolvedValue('Now.');
  const {container} = render(content);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The list isn’t working right now.');
  expect(alert.textContent).toContain('Loading chunk 12 failed');
  expect(alert.nextElementSibling?.textContent).toBe('See the text.');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(container.textContent).toBe('Loading …');
  expect(await screen.findByText('Now.')).toBeTruthy();
});

test('loads nothing until it is wanted', async () => {
  load.mockResolvedValue('Here it is.');
  const Step = ({isWanted}: {isWanted: boolean}) => useOnDemand(load, isWanted).step;
  const {container, rerender} = render(<Step isWanted={false} />);
  expect(container.textContent).toBe('idle');
  expect(load).not.toHaveBeenCalled();
  rerender(<Step isWanted />);
  expect(container.textContent).toBe('loading');
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('loaded');
});

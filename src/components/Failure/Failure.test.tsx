// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {Failure} from './Failure';

afterEach(cleanup);

test('R9: Retry moves the focus to where the part is, before its alert disappears', () => {
  const onRetry = vi.fn(() => document.activeElement?.id);
  render(
    <div id="place">
      <Failure title="The tool" error={new Error('lost')} onRetry={onRetry} />
    </div>,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(onRetry).toHaveReturnedWith('place');
});

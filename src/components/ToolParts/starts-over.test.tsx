// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {Component, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {startsOver} from './starts-over';

interface BoundaryProps {
  readonly fallback: (crash: {error: Error; tryAgain: () => void}) => ReactNode;
  readonly children: ReactNode;
}
vi.mock('@docusaurus/router', () => ({useLocation: () => ({key: 'one'})}));
// Docusaurus's own imports from the theme.
vi.mock('@docusaurus/ErrorBoundary', () => ({
  default: class extends Component<BoundaryProps, {error?: Error | undefined}> {
    override state: {error?: Error | undefined} = {};
    static getDerivedStateFromError = (error: Error) => ({error});
    override render() {
      const {error} = this.state;
      const tryAgain = () => this.setState({error: undefined});
      return error ? this.props.fallback({error, tryAgain}) : this.props.children;
    }
  },
}));

// React reports a crash that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('a tool that crashes on its input says so, and starts over without the input', () => {
  window.history.replaceState({key: 'k', exampleTool: 'pasted', another: 'text'}, '', '/page?more=1&input=2&q=3#part');
  const Crashing = () => {
    const {history, location} = window;
    if (location.search.includes('input') || 'exampleTool' in history.state) throw new Error('cannot read 2');
    return <p>Empty.</p>;
  };
  const Tool = startsOver(Crashing, {parameters: ['input', 'more'], entry: 'exampleTool'});
  render(
    <div id="place">
      <Tool />
    </div>,
  );
  const {textContent} = screen.getByRole('alert');
  expect(textContent).toMatch(/^This tool crashed on its input\. Start over without it\..*cannot read 2/);
  expect(textContent).not.toContain('network');
  fireEvent.click(screen.getByRole('button', {name: 'Start over'}));
  expect(screen.getByText('Empty.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.id).toBe('place');
  expect(window.location.href).toMatch(/\/page\?q=3#part$/);
  expect(window.history.state).toEqual({key: 'k', another: 'text'});
});

test('a tool that crashes whatever its input says so again', () => {
  const Crashing = () => {
    throw new Error('always');
  };
  const Tool = startsOver(Crashing, {});
  render(<Tool />);
  fireEvent.click(screen.getByRole('button', {name: 'Start over'}));
  expect(screen.getByRole('alert').textContent).toContain('always');
});

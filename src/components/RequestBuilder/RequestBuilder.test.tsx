// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import RequestBuilder from './RequestBuilder';

const address = vi.hoisted(() => ({link: vi.fn<(name: string) => void>()}));
vi.mock('../../hooks/useQueryState', () => ({
  useQueryState: () => {
    const [named, setNamed] = useState('');
    address.link.mockImplementation(setNamed);
    return [named, setNamed];
  },
}));
vi.mock('../../hooks/useEntryWriter', () => ({useEntryWriter: () => undefined}));
vi.mock('../../hooks/useOnReturn', () => ({useOnReturn: () => undefined}));
vi.mock('@docusaurus/useBaseUrl', () => ({useBaseUrlUtils: () => ({withBaseUrl: (path: string) => path})}));
vi.mock('../ToolParts/starts-over', () => ({startsOver: <T,>(tool: T): T => tool}));
vi.mock('./BuiltRequest', () => ({BuiltRequest: () => null}));
vi.mock('./SendPanel', () => ({SendPanel: () => null}));

afterEach(cleanup);

test('P1: a link to an unknown method is announced by a live region that was there before', () => {
  const {container} = render(<RequestBuilder />);
  const status = container.querySelector('[role="status"]');
  expect(status?.textContent).toBe('');
  act(() => address.link('getBalence'));
  expect(status?.textContent).toMatch(/getBalence, which isn’t a method\. Did you mean getBalance\?/);
  act(() => address.link('getBalance'));
  expect(status?.textContent).toBe('');
  expect(status).toBe(screen.getAllByRole('status')[0]);
});

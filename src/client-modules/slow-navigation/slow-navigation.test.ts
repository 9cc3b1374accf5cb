// @vitest-environment jsdom
import type {ClientModule} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reportPageFailure} from '../../lib/browser/page-failure';
import {onRouteDidUpdate, onRouteUpdate} from './slow-navigation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Update = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const bar = () => document.querySelector('.progress-bar');

function navigate(): void {
  onRouteUpdate?.({previousLocation: {pathname: '/a'}, location: {pathname: '/b'}} as Update);
  vi.advanceTimersByTime(1000);
  expect(bar()).not.toBeNull();
}

test('C10: the progress of a slow navigation ends with it', () => {
  navigate();
  onRouteDidUpdate();
  expect(bar()).toBeNull();
});

test('R10, C10: it ends, too, when the page cannot be loaded', () => {
  navigate();
  reportPageFailure({error: new Error('lost'), href: '/lost'});
  expect(bar()).toBeNull();
});

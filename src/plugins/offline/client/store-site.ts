/**
 * Client module. Registers the service worker, which stores the site for offline use, once the page is loaded and idle.
 */
import siteConfig from '@generated/docusaurus.config';
import {offline} from '../../../config/offline';
import {isConstrained} from '../../../lib/browser/connection';
import {whenIdle} from '../../../lib/browser/when-idle';

async function storeSite(): Promise<void> {
  if (!('serviceWorker' in navigator) || isConstrained(navigator)) return;
  try {
    await navigator.serviceWorker.register(siteConfig.baseUrl + offline.workerFile);
  } catch {
    // For example, the browser blocks storage. The site works without a copy.
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('load', () => whenIdle(() => void storeSite(), 2000));
}

/**
 * Client module. Starts the service worker, which stores the site for readers without a network: once the
 * page is loaded and nothing else is to be done.
 */
import siteConfig from '@generated/docusaurus.config';
import {offline} from '../../../config/offline';
import {isConstrained} from '../../../lib/connection';
import {whenIdle} from '../../../lib/when-idle';

async function storeSite(): Promise<void> {
  if (!('serviceWorker' in navigator) || isConstrained(navigator)) return;
  try {
    await navigator.serviceWorker.register(siteConfig.baseUrl + offline.workerFile);
  } catch {
    // The browser blocks storage, say. The site works without a copy.
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('load', () => whenIdle(() => void storeSite(), 2000));
}

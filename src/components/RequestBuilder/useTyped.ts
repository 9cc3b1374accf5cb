import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import type {Typed} from '../../tools/request-builder/form';
import {useApiKey} from '../ApiKey/api-key';
import {writeDelay} from '../QueryState/page-address';
import {keep, kept} from './kept-texts';

interface TypedTexts {
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
  /** Whether the reader reloaded the page to send. */
  readonly isSending: boolean;
  /** Reloads the page to send, with what is typed. */
  readonly reloadToSend: () => void;
}

/** What is typed, which stays in the history entry, and in those of links to other parts of the page. Browser only. */
export function useTyped(): TypedTexts {
  const [{typed: before, isSending}] = useState(kept);
  const [typed, setTyped] = useState(before);
  const {key: apiKey} = useApiKey();
  const location = useLocation();
  const [pathname] = useState(window.location.pathname);

  useEffect(() => {
    const timer = setTimeout(() => {
      // While the next page loads, this one is still mounted, but the entry is already that of the next page.
      if (window.location.pathname === pathname) keep({typed, isSending: false}, apiKey);
    }, writeDelay);
    return () => clearTimeout(timer);
  }, [typed, apiKey, location, pathname]);

  const reloadToSend = () => {
    keep({typed, isSending: true}, apiKey);
    window.location.reload();
  };
  return {typed, setTyped, isSending, reloadToSend};
}

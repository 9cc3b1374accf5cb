import {useCallback, useRef, useState} from 'react';
import {useEntryWriter} from '../../hooks/useEntryWriter';
import {useOnReturn} from '../../hooks/useOnReturn';
import type {Typed} from '../../tools/request-builder/form';
import {useApiKey} from '../ApiKey/api-key';
import {keep, kept, secretsIn} from './kept-texts';

interface TypedTexts {
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
  /** Whether the reader reloaded the page to send a request. */
  readonly isResuming: boolean;
  /** Reloads the page to send a request, and keeps the typed text. */
  readonly reloadToSend: () => void;
}

/**
 * The typed text. It is kept in the history entry, and in those that hash links create; on return to an entry, what that
 * one keeps replaces it. What is kept nowhere stays. Browser only.
 */
export function useTyped(): TypedTexts {
  const [{typed: before, isResuming}] = useState(kept);
  const [typed, setTyped] = useState(before);
  const {key: apiKey} = useApiKey();
  useOnReturn(() => setTyped({...kept().typed, ...secretsIn(typed, apiKey)}));
  const isReloading = useRef(false);
  // Also while the page reloads, since a debounced write may still come.
  useEntryWriter(useCallback(() => keep({typed, isResuming: isReloading.current}, apiKey), [typed, apiKey]));

  const reloadToSend = () => {
    isReloading.current = true;
    keep({typed, isResuming: true}, apiKey);
    window.location.reload();
  };
  return {typed, setTyped, isResuming, reloadToSend};
}

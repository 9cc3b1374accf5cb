import {useStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useState, type SetStateAction} from 'react';
import {sidebar} from '../config/sidebar';

/** Keeps the choice across pages without a sidebar, even if storage is blocked. */
let chosenThisVisit: boolean | null = null;

/**
 * Whether the reader has hidden the desktop sidebar. Persisted in storage, so that it survives a reload (C9); if
 * storage is blocked, kept for this visit.
 */
export function useSidebarVisibility(): [isHidden: boolean, setIsHidden: (action: SetStateAction<boolean>) => void] {
  const [stored, slot] = useStorageSlot(sidebar.hidden.storageKey);
  const [chosen, setChosen] = useState(chosenThisVisit);
  const isHidden = chosen ?? stored === 'true';
  const setIsHidden = useCallback(
    (action: SetStateAction<boolean>) => {
      const next = typeof action === 'function' ? action(isHidden) : action;
      chosenThisVisit = next;
      setChosen(next);
      slot.set(String(next));
    },
    [isHidden, slot],
  );
  return [isHidden, setIsHidden];
}

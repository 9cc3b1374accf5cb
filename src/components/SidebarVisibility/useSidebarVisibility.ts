import {useStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useState, type SetStateAction} from 'react';
import {sidebar} from '../../config/sidebar';

/** Survives pages that have no sidebar, where storage cannot. */
let chosenThisVisit: boolean | null = null;

/**
 * Whether the reader has hidden the desktop sidebar. Kept in storage, so that it survives a reload
 * (C9); where storage is blocked, kept for this visit.
 */
export function useSidebarVisibility(): [isHidden: boolean, setIsHidden: (action: SetStateAction<boolean>) => void] {
  const [stored, slot] = useStorageSlot(sidebar.hiddenStorageKey);
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

import {useStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useState, type SetStateAction} from 'react';
import {sidebar} from '../../config/sidebar';

/**
 * Whether the reader has hidden the desktop sidebar. Kept in storage, so that it survives a reload
 * (C9); where storage is blocked, kept for this visit.
 */
export function useSidebarVisibility(): [isHidden: boolean, setIsHidden: (action: SetStateAction<boolean>) => void] {
  const [stored, slot] = useStorageSlot(sidebar.hiddenStorageKey);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isHidden = chosen ?? stored === 'true';
  const setIsHidden = useCallback(
    (action: SetStateAction<boolean>) => {
      const next = typeof action === 'function' ? action(isHidden) : action;
      setChosen(next);
      slot.set(String(next));
    },
    [isHidden, slot],
  );
  return [isHidden, setIsHidden];
}

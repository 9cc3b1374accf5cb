import {useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject} from 'react';
import {canOpenTips, openTip} from './open-tip';

/** A pointer that only passes opens nothing, and has time to move from the word into the tip (WCAG 1.4.13). */
const openAfterMs = 100;
const closeAfterMs = 250;

interface Tip {
  readonly termRef: RefObject<HTMLSpanElement | null>;
  readonly wordRef: RefObject<HTMLAnchorElement | null>;
  readonly tipRef: RefObject<HTMLSpanElement | null>;
  /** Of the element that holds the word and the tip. */
  readonly termHandlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly wordHandlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
  /** Opens the tip if the word has been tapped and its tip is closed; returns whether it did. */
  readonly openByTap: () => boolean;
}

/** Opens the tip of a word for a mouse over it, for the focus of a keyboard, and for a tap. */
export function useTip(): Tip {
  const termRef = useRef<HTMLSpanElement>(null);
  const wordRef = useRef<HTMLAnchorElement>(null);
  const tipRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const isHovered = useRef(false);
  const isTouched = useRef(false);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    const [term, word, tip] = [termRef.current, wordRef.current, tipRef.current];
    if (!isOpen || !term || !word || !tip) return undefined;
    return openTip(term, word, tip, () => setIsOpen(false));
  }, [isOpen]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const after = (ms: number, action: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(action, ms);
  };
  const open = () => setIsOpen(canOpenTips());
  const closeUnlessInUse = () => {
    if (!isHovered.current && wordRef.current?.matches(':focus-visible') !== true) setIsOpen(false);
  };

  return {
    termRef,
    wordRef,
    tipRef,
    termHandlers: {
      onPointerEnter: ({pointerType, buttons}) => {
        if (pointerType === 'touch') return;
        isHovered.current = true;
        // A pressed button selects text.
        if (buttons === 0) after(openAfterMs, open);
      },
      onPointerLeave: ({pointerType}) => {
        if (pointerType === 'touch') return;
        isHovered.current = false;
        after(closeAfterMs, closeUnlessInUse);
      },
      onBlur: ({currentTarget, relatedTarget}) => {
        // The link in the tip takes the focus when it is pressed, and is clicked after that.
        if (!currentTarget.contains(relatedTarget)) closeUnlessInUse();
      },
    },
    wordHandlers: {
      onPointerDown: ({pointerType}) => {
        isTouched.current = pointerType === 'touch';
      },
      onFocus: ({currentTarget}) => {
        if (currentTarget.matches(':focus-visible')) open();
      },
    },
    openByTap: () => {
      if (!isTouched.current || isOpen || !canOpenTips()) return false;
      open();
      return true;
    },
  };
}

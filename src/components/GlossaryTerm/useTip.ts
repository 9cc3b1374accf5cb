import {useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject} from 'react';
import {canOpenTips, openTip} from './open-tip';
import {closeAfterMs, openAfterMs} from './tip-delays';

interface Tip {
  readonly termRef: RefObject<HTMLSpanElement | null>;
  readonly wordRef: RefObject<HTMLAnchorElement | null>;
  readonly tipRef: RefObject<HTMLSpanElement | null>;
  /** For the element that contains the word and the tip. */
  readonly termHandlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly wordHandlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
  /** Opens the tip if the word was tapped and the tip is closed; returns whether it did. */
  readonly openByTap: () => boolean;
}

/** Opens the tip of a word on hover, on keyboard focus, and on tap. */
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
        // A pressed button means that the reader is selecting text.
        if (buttons === 0) after(openAfterMs, open);
      },
      onPointerLeave: ({pointerType}) => {
        if (pointerType === 'touch') return;
        isHovered.current = false;
        after(closeAfterMs, closeUnlessInUse);
      },
      onBlur: ({currentTarget, relatedTarget}) => {
        // Pressing the link in the tip moves focus to it before the click: closing now would cancel the click.
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
      const wasTapped = isTouched.current;
      // The next press may be of a key.
      isTouched.current = false;
      if (!wasTapped || isOpen || !canOpenTips()) return false;
      open();
      return true;
    },
  };
}

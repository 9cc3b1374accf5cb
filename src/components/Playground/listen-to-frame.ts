import type {RefObject} from 'react';

/**
 * Listens to messages of the document in a frame, and to no other: its origin is opaque, so only its window tells.
 *
 * @returns stops it.
 */
export function listenToFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: unknown) => void,
): () => void {
  const listen = ({source, data}: MessageEvent<unknown>) => {
    if (source === frame.current?.contentWindow) onMessage(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

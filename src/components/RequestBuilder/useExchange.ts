import {useEffect, useRef, useState} from 'react';
import {send, type SendOutcome} from '../../tools/request-builder/send';

/** A sent request; `outcome` is null while it is in flight. */
interface Sent {
  readonly endpoint: string;
  readonly body: string;
  readonly outcome: SendOutcome | null;
}

interface Exchange {
  readonly isSending: boolean;
  /** Null before the request was sent, and while it is in flight. */
  readonly outcome: SendOutcome | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Sends a request. Another request, or endpoint, cancels the one in flight, and has no outcome yet. */
export function useExchange(endpoint: string, body: string): Exchange {
  const [last, setLast] = useState<Sent | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), [endpoint, body]);

  const current = last?.endpoint === endpoint && last.body === body ? last : null;
  return {
    isSending: current !== null && current.outcome === null,
    outcome: current?.outcome ?? null,
    start: () => {
      const controller = new AbortController();
      running.current = controller;
      const sent: Sent = {endpoint, body, outcome: null};
      setLast(sent);
      void send(endpoint, body, controller.signal).then((outcome) => {
        setLast((now) => (now === sent ? {...sent, outcome} : now));
      });
    },
    cancel: () => running.current?.abort(),
  };
}

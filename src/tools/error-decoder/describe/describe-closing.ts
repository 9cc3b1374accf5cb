import {closeCodeId, closeReasonId} from '../../../data/errors/error-anchors';
import {webSocketCloseCodes} from '../../../data/errors/websocket-close-codes';
import {errorCodesPage} from '../../../data/pages';
import {capitalized} from '../../../lib/text/capitalized';
import {adviceOf, notSeen, type DecodedError} from '../decoded-error';
import type {CloseSighting} from '../sighting';

/** Describes a WebSocket close code, whose meaning can depend on the reason and on which side sent it. */
export function describeCloseCode(
  code: number,
  {reason, isSent}: Pick<CloseSighting, 'reason' | 'isSent'> = {},
): DecodedError {
  const found = webSocketCloseCodes.find((known) => known.code === code);
  const seen = {...notSeen, id: `close:${code}`, owner: 'websocket', code: `Close code ${code}`} as const;
  if (found === undefined) {
    const chosenBy =
      code >= 4000 ? 'an application chooses its meaning' : 'a library or a protocol registers its meaning';
    return {
      ...seen,
      certainty: 'unknown',
      name: '',
      meaning: `The WebSocket protocol does not define this code; in its range, ${chosenBy}. Syndica documents no codes of its own.`,
      actions: ['Read the reason that came with the code, then reconnect and subscribe again.'],
      href: `${errorCodesPage}#websocket`,
    };
  }
  if (reason !== undefined) {
    const {text} = reason;
    const href = `${errorCodesPage}#${closeReasonId(code, text)}`;
    return {...seen, name: capitalized(text), ...adviceOf(reason), href};
  }
  const {name, reason: other, sent} = found;
  return {
    ...seen,
    name,
    ...adviceOf((isSent === true && sent) || found),
    ...(other !== undefined && {note: `With \`${other.text}\` it means something else: ${other.meaning}`}),
    href: `${errorCodesPage}#${closeCodeId(code)}`,
  };
}

/** Describes a WebSocket closure without a code. */
export function describeClosed(): DecodedError {
  return {
    ...notSeen,
    id: 'closed',
    owner: 'websocket',
    code: 'No close code',
    name: 'Connection closed',
    meaning: 'The connection has ended, but this text doesn’t say why.',
    retry: 'same',
    actions: [
      'Reconnect with increasing waits, and subscribe again.',
      `Log the [close code](${errorCodesPage}#close-codes) and its reason: they tell you who closed it, and why.`,
    ],
    href: `${errorCodesPage}#close-codes`,
  };
}

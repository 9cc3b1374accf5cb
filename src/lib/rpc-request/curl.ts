import {jsonStyle, printValue} from '../literals/print-value';
import {shellWord} from '../literals/shell-word';
import {bodyOf, type WriteRequest} from './request';

/** A command: curl over HTTP; wscat, which prints notifications for a minute, over WebSocket. */
export const curl: WriteRequest = (request) => {
  const {transport, url, key} = request;
  const body = shellWord(printValue(bodyOf(request), jsonStyle, 1));
  const code =
    transport === 'http'
      ? `curl "${url}" \\\n  -H 'Content-Type: application/json' \\\n  -d ${body}`
      : `npx wscat --connect "${url}" --wait 60 \\\n  --execute ${body}`;
  return {code, slot: {shown: key.placeholder, read: `$${key.variable}`}};
};

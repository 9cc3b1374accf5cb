import {headerNamed, type SentRequest} from '../../sent-request';
import type {Code} from '../code';
import {namesKey} from '../names-key';
import {axiosCalls} from './axios';
import {csharpContents} from './csharp';
import {fetchCalls} from './fetch';
import type {FindSent} from './find-sent';
import {goCalls} from './go';
import {guzzleCalls} from './guzzle';
import {javaCalls} from './java';
import {jsonTexts} from './json-texts';
import {phpCurlCalls} from './php-curl';
import {phpStreams} from './php-streams';
import {pythonCalls} from './python';
import {rawRequests} from './raw-http';
import {rubyCalls} from './ruby';
import {rustCalls} from './rust';
import {socketFrames} from './web-socket';

const clients: readonly FindSent[] = [
  rawRequests,
  fetchCalls,
  axiosCalls,
  socketFrames,
  pythonCalls,
  goCalls,
  rustCalls,
  javaCalls,
  csharpContents,
  phpCurlCalls,
  phpStreams,
  guzzleCalls,
  rubyCalls,
];

/** The requests with a JSON body that a program sends. */
export function sentRequests(code: Code): readonly SentRequest[] {
  const json = jsonTexts(code);
  const found = clients.flatMap((find) => find(code, json));
  const hints = hintsOf(code);
  // Next to a POST, a call with another method probably is to another server.
  const hasPost = found.some(({verb}) => verb === 'POST');
  return found.map((sent) => ({
    ...sent,
    verb: hasPost && sent.verb !== 'POST' ? undefined : sent.verb,
    url: mayHaveKeyElsewhere(sent, hints) ? undefined : sent.url,
    headers: mayBeTypedElsewhere(sent, hints) ? undefined : sent.headers,
  }));
}

/** What the code mentions anywhere. */
interface Hints {
  readonly hasKey: boolean;
  readonly hasType: boolean;
  readonly hasJsonType: boolean;
}

function hintsOf({withoutComments}: Code): Hints {
  return {
    hasKey: namesKey(withoutComments),
    hasType: /content[-_]?type/i.test(withoutComments),
    hasJsonType: /application[\W_]{1,3}json/i.test(withoutComments),
  };
}

/** Whether other code may add a key to a URL, or to the headers of a client. */
function mayHaveKeyElsewhere({headers = []}: SentRequest, {hasKey}: Hints): boolean {
  return hasKey && !headers.some(({name}) => namesKey(name));
}

/** Whether other code may set the content type that a request lacks, such as for all calls of a client. */
function mayBeTypedElsewhere({headers = []}: SentRequest, {hasType, hasJsonType}: Hints): boolean {
  const type = headerNamed(headers, 'Content-Type');
  if (type === undefined || type.value === '') return hasType;
  // If there are several calls, some may not send requests.
  return !/json/i.test(type.value ?? '') && hasJsonType;
}

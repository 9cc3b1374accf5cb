// cspell:ignore CURLOPT HTTPHEADER

import {show} from '../../lib/rpc-check/problem';
import type {Post, Sender} from './code/posts/post';
import type {Diagnostic} from './finding';

/** How to set the content type with each sender. */
const ways: Readonly<Record<Sender, string>> = {
  javascript: "Add headers: {'Content-Type': 'application/json'}.",
  python: 'Add headers={"Content-Type": "application/json"}, or pass an object as json=….',
  go: 'Add req.Header.Set("Content-Type", "application/json"), or pass that type to http.Post.',
  rust: 'Add .header("Content-Type", "application/json"), or pass an object to .json(…) in place of .body(…).',
  java: 'Add .header("Content-Type", "application/json").',
  csharp: 'Write new StringContent(…, Encoding.UTF8, "application/json").',
  curlOfPhp: "Add CURLOPT_HTTPHEADER with the list ['Content-Type: application/json'].",
  streamOfPhp: "Add 'header' => 'Content-Type: application/json'.",
  guzzle: "Add 'headers' => ['Content-Type' => 'application/json'], or pass an array as 'json' => ….",
  ruby: "Add the headers {'Content-Type' => 'application/json'} after the body.",
  httpOfRuby: "Add request['Content-Type'] = 'application/json'.",
};

/** The finding for a call that sends JSON without its content type. */
export function untypedWords({sender, type}: Post): Diagnostic {
  return {
    severity: 'error',
    what:
      type === ''
        ? 'The call sends a string without the JSON content type, which a Solana node refuses.'
        : `The call sends the content type ${show(type)}, which a Solana node refuses.`,
    instead: type === '' ? ways[sender] : 'Use application/json instead.',
  };
}

import {counted} from '../../lib/amounts/counted';
import type {DecodedError} from './decoded-error';

/** The header with seconds, as servers send it, or as clients print an object of headers: no date, no other unit. */
const header = /\bretry-after\\?['"]?[ \t]*[:=][ \t]*\[?[ \t]*\\?['"]?(\d{1,5})(?![\d.:-]|[ \t]*[a-rt-z])/gi;

/** Ids of findings about a response, by its status or its code. */
const ofResponse = /^(?:http|rpc):/;

/** Adds to the findings that a retry helps how long to wait, if the responses in the text ask for one time. */
export function addAskedWait(findings: readonly DecodedError[], text: string): readonly DecodedError[] {
  const [seconds, ...others] = new Set(Array.from(text.matchAll(header), ([, digits]) => Number(digits)));
  if (!seconds || others.length > 0) return findings;
  const wait = `Wait for ${counted(seconds, 'second')} first: the response asks for it in \`Retry-After\`.`;
  return findings.map((finding) =>
    finding.retry === 'same' && ofResponse.test(finding.id)
      ? {...finding, actions: [wait, ...finding.actions]}
      : finding,
  );
}

import {counted} from '../../lib/amounts/counted';
import type {DecodedError} from './decoded-error';

/** The header as servers send it, or as clients print an object of headers; not with a date. */
const header = /\bretry-after['"]?\s*[:=]\s*\[?\s*['"]?(\d{1,5})(?![\d.:]|\s*ms)/i;

/** Adds how long to wait to the findings that a retry helps, if a response in the text asks for it. */
export function addAskedWait(findings: readonly DecodedError[], text: string): readonly DecodedError[] {
  const [, seconds] = header.exec(text) ?? [];
  if (seconds === undefined) return findings;
  const wait = `Wait for ${counted(Number(seconds), 'second')} first: the response asks for it in \`Retry-After\`.`;
  return findings.map((finding) =>
    finding.retry === 'same' ? {...finding, actions: [wait, ...finding.actions]} : finding,
  );
}

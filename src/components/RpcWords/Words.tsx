import type {ReactNode} from 'react';
import {rpcMethods} from '../../data/rpc/methods';
import {codeInText} from '../../lib/text/code-in-text';
import {splitMatches} from '../../lib/text/split-matches';
import {ErrorCode} from './ErrorCode';

/** Identifiers in prose, and inline code. */
const marked = codeInText('`[^`]+`');

const methodNames = new Set(rpcMethods.map(({name}) => name));

/** A sentence from the data: code is marked up, and methods and error codes are linked to their sections. */
export function Words({text}: {text: string}): ReactNode {
  return splitMatches(text, marked).map((piece, index) =>
    piece.isMatch ? <Name key={index} text={piece.text} /> : piece.text,
  );
}

function Name({text}: {text: string}): ReactNode {
  const name = text.replaceAll('`', '');
  if (/^-32\d{3}$/.test(name)) return <ErrorCode code={Number(name)} />;
  const code = <code>{name}</code>;
  return methodNames.has(name) ? <a href={`#${name}`}>{code}</a> : code;
}

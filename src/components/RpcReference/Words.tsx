import type {ReactNode} from 'react';
import {rpcMethods} from '../../data/rpc/methods';
import {codeInText} from '../../lib/code-in-text';
import {ErrorCode} from './ErrorCode';

/** Names as code writes them, and what stands between backticks. */
const marked = codeInText('`[^`]+`');

const methodNames = new Set(rpcMethods.map(({name}) => name));

/** A sentence of the data: its code as code, methods and error codes as links to what they are. */
export function Words({text}: {text: string}): ReactNode {
  return text.split(marked).map((part, index) => (index % 2 === 0 ? part : <Name key={index} text={part} />));
}

function Name({text}: {text: string}): ReactNode {
  const name = text.replaceAll('`', '');
  if (/^-32\d{3}$/.test(name)) return <ErrorCode code={Number(name)} />;
  const code = <code>{name}</code>;
  return methodNames.has(name) ? <a href={`#${name}`}>{code}</a> : code;
}

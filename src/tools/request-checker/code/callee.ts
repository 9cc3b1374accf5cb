import {sourceAt, type Code} from './code';

/** What is called with an opening bracket: `web3.Connection`, `RpcClient::new`; empty if it only groups. */
export function calleeOf(code: Code, open: number): string {
  const isName = (index: number) => code.tokens[index]?.kind === 'identifier';
  let start = isName(open - 1) ? open - 1 : open;
  while (start < open && /^(?:\.|::)$/.test(sourceAt(code, start - 1)) && isName(start - 2)) start -= 2;
  const parts = code.tokens.slice(start, open).map(({source}) => source);
  return parts.join('');
}

import {automaticAffinity} from '../affinity';
import type {RpcError} from './solana-errors';

/** How a read reaches another node, for errors that call for one; inline Markdown. The source is that of the modes. */
export function readAgainAdvice({retry}: Pick<RpcError, 'retry'>): string | undefined {
  if (retry !== 'other-node') return undefined;
  return 'Repeat a read without [affinity](/platform/resources/advanced-concepts#request-affinity) headers: then requests are balanced across all nodes.';
}

/**
 * How to reach another node, for errors that call for one and methods whose automatic affinity keeps retries on the
 * same node; inline Markdown.
 */
export function sameNodeAdvice({retry, methods}: Pick<RpcError, 'retry' | 'methods'>): string | undefined {
  if (retry !== 'other-node') return undefined;
  const bound = automaticAffinity.filter(({method}) => methods.includes(method)).map(({method}) => `\`${method}\``);
  if (bound.length === 0) return undefined;
  return `${bound.join(', ')} may reach the same node again, because of its [automatic affinity](/platform/resources/advanced-concepts#automatic-affinity). Retry with \`X-Syndica-Affinity: key\` and a new random \`X-Syndica-Affinity-Key\`: whether that overrides it is not documented.`;
}

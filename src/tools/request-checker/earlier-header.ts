import {readCode} from './code/code';
import type {FoundFinding} from './placed-finding';

const earlierName = /\bx-syndica-api-token\b/gi;

/** The places in commands and code, except comments, that use the earlier name of the header with the key. */
export function earlierHeaderFindings(text: string): FoundFinding[] {
  if (text.search(earlierName) === -1) return [];
  return Array.from(readCode(text).withoutComments.matchAll(earlierName), ({index: at}) => ({
    severity: 'warning',
    at,
    what: 'X-Syndica-Api-Token is an earlier name for the header.',
    instead: 'Write X-Syndica-Api-Key.',
  }));
}

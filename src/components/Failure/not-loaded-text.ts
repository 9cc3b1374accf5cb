import {isOutdated} from '../../lib/browser/outdated-page';
import {networkRemedy} from './network-remedy';
import {outdatedTexts} from './outdated-texts';

/** Says that a small part of a page could not be loaded, and what the reader can do. */
export function notLoadedText(part: string, error: unknown): string {
  const remedy = isOutdated(error) ? `${outdatedTexts.outdated} ${outdatedTexts.reload}.` : networkRemedy;
  return `${part} could not be loaded. ${remedy}`;
}

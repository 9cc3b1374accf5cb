import type {SampleLanguage} from '../../config/samples';
import {highlight} from '../remark-highlight-code/highlight';
import {highlightConsole} from './console';
import {markSlots, showPlaceholder} from './key-forms';

/** The code of a sample as pages show it: highlighted, with the placeholder where it reads the key. */
export function sampleHtml(text: string, {extension, grammar}: SampleLanguage): string {
  const {code, slots} = showPlaceholder(text, extension);
  return markSlots(grammar === 'console' ? highlightConsole(code) : highlight(code, grammar), slots);
}

import type {PhrasingContent} from 'mdast';
import {inline, plain} from '../../../lib/mdast';

/** A description of the contract: inline Markdown on one line, or as it stands where it is more than that. */
export function text(description: string): PhrasingContent[] {
  const line = description.replace(/\s+/g, ' ').trim();
  try {
    return inline(line);
  } catch {
    return plain(line);
  }
}

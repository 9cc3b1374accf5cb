import type {PhrasingContent} from 'mdast';
import {alpenglowDay, alpenglowSource, commitmentLevels} from '../../../data/rpc/commitment';
import {removedMethods, rpcMethods} from '../../../data/rpc/methods';
import {codeInText} from '../../../lib/text/code-in-text';
import {longDate} from '../../../lib/text/long-date';
import {splitMatches} from '../../../lib/text/split-matches';
import {code, paragraph, plain, table} from '../../lib/mdast';
import type {Block} from '../block';

const methodNames = new Set(rpcMethods.map(({name}) => name));

export const commitmentLevelsTable: Block = () => [
  table(
    ['Level', 'The response comes from', 'Use it for'],
    commitmentLevels.map(({level, meaning, use}) => [code(level), meaning, use]),
  ),
  paragraph(
    `That is how [finality with Alpenglow](${alpenglowSource.finality}) works. Mainnet switched to it on [${longDate(alpenglowDay)}](${alpenglowSource.start}).`,
  ),
];

/** Removed methods that older code may still call, with their replacements. */
export const removedMethodsTable: Block = () => [
  table(
    ['Removed method', 'Removed in', 'Call instead'],
    removedMethods.map(({name, removedIn, replacement, note}) => [
      code(name),
      removedIn,
      [
        ...(replacement === null ? [] : [methodLink(replacement)]),
        ...(replacement === null || note === undefined ? [] : plain('. ')),
        ...linkedMethods(note ?? ''),
      ],
    ]),
  ),
];

/** A link to the section of a method on the same page. */
function methodLink(name: string): PhrasingContent {
  return {type: 'link', url: `#${name}`, children: code(name)};
}

/** A note from the data, with links for the methods that it names, and other identifiers as code. */
export function linkedMethods(note: string): PhrasingContent[] {
  return splitMatches(note, codeInText()).flatMap(({text, isMatch}) => {
    if (!isMatch) return plain(text);
    return methodNames.has(text) ? [methodLink(text)] : code(text);
  });
}

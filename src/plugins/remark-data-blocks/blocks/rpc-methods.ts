import {commitmentLevels} from '../../../data/rpc/commitment';
import {removedMethods} from '../../../data/rpc/methods';
import {code, plain, table} from '../../lib/mdast';
import type {Block} from '../block';

export const commitmentLevelsTable: Block = () => [
  table(
    ['Level', 'The response comes from', 'Use it for'],
    commitmentLevels.map(({level, meaning, use}) => [code(level), meaning, use]),
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
        ...(replacement === null
          ? []
          : [
              {
                type: 'link' as const,
                url: `#${replacement}`,
                children: [{type: 'inlineCode' as const, value: replacement}],
              },
            ]),
        ...plain(replacement === null || note === undefined ? (note ?? '') : `. ${note}`),
      ],
    ]),
  ),
];

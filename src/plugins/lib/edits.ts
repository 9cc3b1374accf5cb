import type {ModuleRule} from './must-match';

/** A small source edit in a package. */
export interface Edit {
  readonly modules: readonly RegExp[];
  /** Describes the edited code, for the error message when a package no longer has it. */
  readonly what: string;
  /** The source of a regular expression: a `RegExp` does not serialize into the bundler's cache key. */
  readonly pattern: string;
  readonly replacement: string;
  /** Whether the code may be there more than once. */
  readonly isRepeated?: boolean;
  /** Whether a site may lack the modules. A browser test has to notice when they have moved. */
  readonly isOptional?: boolean;
  /** Whether bundles beside that of the pages keep the code: the playground, in which readers write what they want. */
  readonly isForPages?: boolean;
}

/** A text for a replacement, in which a `$` would refer to the match. */
export const literal = (text: string) => text.replaceAll('$', '$$$$');

/** For `mustMatch`: the modules of these edits must be part of the site. */
export function editedModules(edits: readonly Edit[]): ModuleRule[] {
  return edits.filter(({isOptional}) => !isOptional).flatMap(({modules}) => modules.map((each) => ({modules: each})));
}

/**
 * Bundler rules that make these edits.
 *
 * @param file the file that lists the edits, for the message when one has to be fixed
 */
export function editRules(edits: readonly Edit[], file: string) {
  return edits.map(({modules, ...edit}) => ({
    test: [...modules],
    loader: require.resolve('./edit.cjs'),
    options: {...edit, file},
  }));
}

import editLoader from './edit.cjs';
import type {Edit} from './edits';

/**
 * The code of the module `/file.js` with an edit of a file `edits.ts`.
 *
 * @param compiler name of the bundler's compiler; by default, of that which bundles the pages
 */
export function applyEdit(edit: Edit, code: string, compiler = 'client'): string {
  const context = {resourcePath: '/file.js', _compiler: {name: compiler}};
  return editLoader.call({...context, getOptions: () => ({...edit, file: 'edits.ts'})}, code);
}

import editLoader from './edit.cjs';
import type {Edit} from './edits';

/** The code of the module `/file.js` with an edit that `edits.ts` lists. */
export function applyEdit(edit: Edit, code: string): string {
  return editLoader.call({resourcePath: '/file.js', getOptions: () => ({...edit, file: 'edits.ts'})}, code);
}

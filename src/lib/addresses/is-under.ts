/** Whether a path is the folder or inside it: `/dyndexer/cli` is under `/dyndexer`, `/dyndexer-x` is not. */
export function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

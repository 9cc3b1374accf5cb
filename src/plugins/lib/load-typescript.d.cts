/**
 * @param file absolute path
 * @returns the exports; for a module that has only a default export, this export
 */
export default function loadTypeScript(file: string): unknown;

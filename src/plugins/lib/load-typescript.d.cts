/**
 * @param file absolute path
 * @returns the exports; of a module with a default export, that, with the others as its properties
 */
declare function loadTypeScript(file: string): unknown;
export = loadTypeScript;

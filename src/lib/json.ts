/** What JSON can say, by what its single values are in JavaScript. */
export type JsonOf<Single> = Single | readonly JsonOf<Single>[] | {readonly [name: string]: JsonOf<Single>};

/** As `JSON.parse` reads it. */
export type Json = JsonOf<null | boolean | number | string>;

/** A JSON value, generic over the type of its scalars. */
export type JsonOf<Single> = Single | readonly JsonOf<Single>[] | {readonly [name: string]: JsonOf<Single>};

/** As returned by `JSON.parse`. */
export type Json = JsonOf<null | boolean | number | string>;

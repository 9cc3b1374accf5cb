import type {Reading} from '../lib/amounts/field-reader';
import type {QueryCodec, QueryParameters} from '../lib/query-codec';
import {queryReader, type QueryReader} from '../lib/query-reader';

export interface DraftInAddress<Draft> {
  readonly draft: Draft;
  /** What the address holds and nobody can read. */
  readonly ignored: readonly string[];
}

/** How a planner keeps what stands in its fields, which can be anything, in the address. */
export interface DraftCodec<Draft, Value> extends QueryCodec<DraftInAddress<Draft>> {
  /** What stands there at first, for which the address needs no word. */
  readonly example: Draft;
  readonly readDraft: (draft: Draft) => Reading<Value>;
}

interface Description<Draft, Value, Name extends string> {
  readonly names: readonly Name[];
  readonly example: Draft;
  readonly readDraft: (draft: Draft) => Reading<Value>;
  readonly fromQuery: (reader: QueryReader, query: URLSearchParams) => Draft;
  readonly toQuery: (value: Value, draft: Draft) => Readonly<Record<Name, string | undefined>>;
}

export function draftCodec<Draft, Value, Name extends string>({
  names,
  example,
  readDraft,
  fromQuery,
  toQuery,
}: Description<Draft, Value, Name>): DraftCodec<Draft, Value> {
  const unset: QueryParameters = Object.fromEntries(names.map((name) => [name, undefined]));
  return {
    example,
    readDraft,
    read: (query) => {
      if (!names.some((name) => query.has(name))) return {draft: example, ignored: []};
      const reader = queryReader(query);
      return {draft: fromQuery(reader, query), ignored: reader.ignored};
    },
    write: ({draft}) => {
      if (JSON.stringify(draft) === JSON.stringify(example)) return unset;
      const {value} = readDraft(draft);
      // What cannot be read stays in the fields: the address keeps the last plan that could be.
      return value === undefined ? {} : toQuery(value, draft);
    },
  };
}

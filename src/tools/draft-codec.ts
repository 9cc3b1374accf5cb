import type {QueryCodec, QueryParameters} from '../lib/addresses/query-codec';
import {queryReader, type QueryReader} from '../lib/addresses/query-reader';
import type {Reading} from '../lib/amounts/field-reader';

interface DraftInAddress<Draft> {
  readonly draft: Draft;
  /** Parameters and list items of the URL that could not be parsed, as `name=value`. */
  readonly ignored: readonly string[];
}

/** Encodes a planner's draft (the raw text of its fields, which can be invalid) in the URL. */
export interface DraftCodec<Draft, Value> extends QueryCodec<DraftInAddress<Draft>> {
  /** The initial draft, which needs no URL parameters. */
  readonly example: Draft;
  readonly isExample: (draft: Draft) => boolean;
  /** Removes what a reader would have to remove from the example one by one. */
  readonly emptied?: (draft: Draft) => Draft;
  readonly readDraft: (draft: Draft) => Reading<Value>;
}

interface Description<Draft, Value, Name extends string> extends Pick<
  DraftCodec<Draft, Value>,
  'example' | 'emptied' | 'readDraft'
> {
  readonly names: readonly Name[];
  readonly fromQuery: (reader: QueryReader, query: URLSearchParams) => Draft;
  readonly toQuery: (value: Value, draft: Draft) => Readonly<Record<Name, string | undefined>>;
}

export function draftCodec<Draft, Value, Name extends string>({
  names,
  example,
  emptied,
  readDraft,
  fromQuery,
  toQuery,
}: Description<Draft, Value, Name>): DraftCodec<Draft, Value> {
  const unset: QueryParameters = Object.fromEntries(names.map((name) => [name, undefined]));
  const isExample = (draft: Draft) => JSON.stringify(draft) === JSON.stringify(example);
  return {
    names,
    example,
    isExample,
    emptied,
    readDraft,
    read: (query) => {
      if (!names.some((name) => query.has(name))) return {draft: example, ignored: []};
      const reader = queryReader(query);
      return {draft: fromQuery(reader, query), ignored: reader.ignored};
    },
    write: ({draft}) => {
      if (isExample(draft)) return unset;
      const {value} = readDraft(draft);
      // An invalid draft stays in the fields only: the URL keeps the last valid one.
      return value === undefined ? {} : toQuery(value, draft);
    },
  };
}

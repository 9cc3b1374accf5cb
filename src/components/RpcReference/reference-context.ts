import {createContext} from 'react';

interface Reference {
  /** Ids of the categories and names of the methods that the filter leaves. */
  readonly shown: ReadonlySet<string>;
}

export const ReferenceContext = createContext<Reference>({shown: new Set()});

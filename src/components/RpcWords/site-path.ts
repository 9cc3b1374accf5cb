import {createContext} from 'react';

/** Context with a function that adds the base URL to a path of this site. */
export const SitePath = createContext((path: string) => path);

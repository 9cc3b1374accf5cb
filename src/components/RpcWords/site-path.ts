import {createContext} from 'react';

/** Makes the address of a page of the site from its path: the site may not be served from the root. */
export const SitePath = createContext((path: string) => path);

import {createContext} from 'react';

/** How many times the reader has reset the code: the editor's library takes the original code only when it mounts. */
export const ResetCount = createContext(0);

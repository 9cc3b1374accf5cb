/** The part of history that the router of a browser needs: not what keeps pages in the hash or in memory. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;

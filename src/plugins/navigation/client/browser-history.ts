/** The part of `history` that a browser router needs: without hash and memory histories. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;

/**
 * The exports of react-router-dom that Docusaurus imports: the one router that this site uses, and the re-exports of
 * react-router. The package's link components would be bundled too, but `link.tsx` of lean-bundle replaces them.
 */
import type {ReactNode} from 'react';
import {Router} from 'react-router';
import {loadedHistory} from './loaded-history';

export {matchPath, Redirect, Route, useHistory, useLocation} from 'react-router';

export function BrowserRouter({children}: {readonly children: ReactNode}): ReactNode {
  return <Router history={loadedHistory()}>{children}</Router>;
}

export const HashRouter = undefined;

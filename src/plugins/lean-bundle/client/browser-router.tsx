/**
 * What Docusaurus takes of react-router-dom: of its two routers the one that this site is configured for, and what
 * that package has from react-router. Its links come along with the rest, and nobody asks for them (`link.tsx`).
 */
import {createBrowserHistory} from 'history';
import {useState, type ReactNode} from 'react';
import {Router} from 'react-router';

export {matchPath, Redirect, Route, useHistory, useLocation} from 'react-router';

export function BrowserRouter({children}: {readonly children: ReactNode}): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  return <Router history={history}>{children}</Router>;
}

export const HashRouter = undefined;

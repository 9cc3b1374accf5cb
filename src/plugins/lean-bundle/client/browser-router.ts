/** What Docusaurus starts a site with: of its two routers, the one that this site is configured for. */
export {BrowserRouter} from 'react-router-dom';

export const HashRouter = undefined;

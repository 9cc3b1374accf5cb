import {literal, type Edit} from '../lib/edits';
import {moduleAt} from '../lib/module-at';

/** The router. */
export const router = moduleAt('react-router/esm/react-router');

const matchPathFile = JSON.stringify(require.resolve('./client/match-path.ts'));

export const literalRoutes: Edit = {
  modules: [router],
  what: 'the function matchPath',
  pattern: /function matchPath\(pathname, options\) \{[\s\S]*?\n\}\n/.source,
  replacement: `import {matchPath} from ${literal(matchPathFile)};\n`,
};

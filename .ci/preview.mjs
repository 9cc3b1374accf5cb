// npm run preview: from a fresh clone to the built site with working search, in one command.
import {ensureDependencies} from './install/dependencies.mjs';
import {ensureNode} from './install/node.mjs';
import {execute, say} from './lib/process.mjs';

ensureNode();
ensureDependencies();
say('Building the site; under a minute.');
execute('npm', ['run', '--silent', 'build']);
say('Serving the built site at http://localhost:3000, or on the --port that you passed (Ctrl+C stops it).');
execute('npx', ['docusaurus', 'serve', '--port', '3000', '--no-open', ...process.argv.slice(2)]);

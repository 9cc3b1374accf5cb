import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {answeredBy, execute, localText} from '../execute';
import {inFolder, write} from '../folder';
import {cacheFolder} from '../paths';
import {SampleError} from '../sample';
import {parseWithGrammar} from '../tree-sitter';
import {check} from './check';
import type {Language} from './language';

/** With the oldest Go version that samples support. */
const goMod = 'module sample\n\ngo 1.19\n';

/** Checked for formatting and with `go vet`, built with the standard library alone, and run. */
export const go: Language = {
  extension: 'go',
  label: 'Go',
  prove: (sample, context) =>
    inFolder(sample, async (folder) => {
      const tool = context.tools.go;
      if (!tool) return {proof: 'parsed', with: await parseWithGrammar('go', sample), against: [], lacks: 'go'};
      const source = write(folder, 'main.go', localText(sample, context));
      write(folder, 'go.mod', goMod);
      const env = goEnvironment();
      const at = {cwd: folder, path: './main.go', env};

      const unformatted = await check(sample, 'Its syntax is wrong.', 'gofmt', ['-l', '-e', source], {
        ...at,
        path: source,
      });
      if (unformatted) throw new SampleError(sample.file, 'It is not formatted: gofmt -w fixes it.');
      await check(sample, 'go vet refuses it.', tool.command, ['vet', '.'], at);
      const binary = path.join(folder, 'sample');
      await check(sample, 'It does not compile.', tool.command, ['build', '-o', binary, '.'], at);
      if (sample.run.parseOnly) return {proof: 'type-checked', with: tool.label, against: []};

      await execute(sample, context, {command: binary, args: [], folder});
      return {proof: 'run', with: tool.label, against: answeredBy(sample, context)};
    }),
};

/** Offline, with a build cache that later runs reuse. */
function goEnvironment(): NodeJS.ProcessEnv {
  const cache = path.join(cacheFolder, 'go');
  mkdirSync(cache, {recursive: true});
  return {...process.env, GOCACHE: cache, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'};
}

import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {answeredBy, execute, localText} from '../execute';
import {inFolder, write} from '../folder';
import {cacheFolder} from '../paths';
import {SampleError} from '../sample';
import {goModules} from '../tools';
import {parseWithGrammar} from '../tree-sitter';
import {check} from './check';
import type {Language} from './language';

/** With the oldest Go version that samples support. */
const goMod = 'module sample\n\ngo 1.19\n\n';

/** With `-e`, missing modules are not an error. */
const listImports = ['list', '-e', '-f', '{{.Imports}}', '.'];

/** Checked for formatting and with `go vet`, built, and run, by a Go that has the imported modules. */
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
      const imports = await check(sample, 'Its imports are wrong.', tool.command, listImports, at);
      const modules = goModules.filter((name) => imports.includes(name));
      const missing = modules.filter((name) => tool.modules[name] === undefined);
      if (missing.length > 0)
        return {proof: 'parsed', with: tool.label, against: [], lacks: `go with ${missing.join(', ')}`};
      const needed = modules.map((name) => `require ${name} ${tool.modules[name]}\n`);
      write(folder, 'go.mod', goMod + needed.join(''));
      await check(sample, 'go vet rejects it.', tool.command, ['vet', '.'], at);
      const binary = path.join(folder, 'sample');
      await check(sample, 'It does not compile.', tool.command, ['build', '-o', binary, '.'], at);
      const label = [tool.label, ...modules.map((name) => `${name} ${tool.modules[name]}`)].join(', ');
      if (sample.run.parseOnly) return {proof: 'type-checked', with: label, against: []};

      await execute(sample, context, {command: binary, args: [], folder});
      return {proof: 'run', with: label, against: answeredBy(sample, context)};
    }),
};

/** Offline, with a build cache that later runs reuse. */
function goEnvironment(): NodeJS.ProcessEnv {
  const cache = path.join(cacheFolder, 'go');
  mkdirSync(cache, {recursive: true});
  return {
    ...process.env,
    GOCACHE: cache,
    GOFLAGS: '-mod=mod',
    GOPROXY: 'off',
    GOSUMDB: 'off',
    GOTOOLCHAIN: 'local',
    CGO_ENABLED: '0',
  };
}

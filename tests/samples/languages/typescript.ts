import path from 'node:path';
import ts from 'typescript';
import {answeredBy, execute, localText} from '../execute';
import {inFolder, write} from '../folder';
import {type Sample, SampleError} from '../sample';
import {node, packageLabel} from '../tools';
import type {Language} from './language';

/** Type-checked against the SDKs, then run by Node.js. */
export const typescript: Language = {
  extension: 'ts',
  label: 'TypeScript',
  prove: async (sample, context) => {
    const errors = context.typeErrors(sample);
    if (errors.length > 0) throw new SampleError(sample.file, `The types are wrong.\n${errors.join('\n')}`);
    const packages = importedPackages(sample).map((name) => packageLabel(name));
    if (sample.run.parseOnly) {
      return {proof: 'type-checked', with: packageLabel('typescript', 'TypeScript'), against: packages};
    }
    return inFolder(sample, async (folder) => {
      const module = write(folder, 'sample.mjs', transpile(sample.file, localText(sample, context)));
      const options = optionsFor(sample);
      await execute(sample, context, {
        command: node.command,
        args: ['--enable-source-maps', ...options, module],
        folder,
      });
      const tool = [node.label, ...options].join(' and ');
      return {proof: 'run', with: tool, against: [...packages, ...answeredBy(sample, context)]};
    });
  },
};

/**
 * Node.js 20 has the global WebSocket behind a flag; later versions have it by default. Only a sample that uses it gets
 * the flag, and the record says so.
 */
export function optionsFor(sample: Sample, isBuiltIn = 'WebSocket' in globalThis): string[] {
  const isUsed = /\bnew WebSocket\(/.test(sample.text) && !importedPackages(sample).includes('ws');
  return isUsed && !isBuiltIn ? ['--experimental-websocket'] : [];
}

/** Adds an inline source map, so that stack traces point into the sample. */
function transpile(file: string, text: string): string {
  const {outputText} = ts.transpileModule(text, {
    fileName: path.basename(file),
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      inlineSourceMap: true,
      inlineSources: true,
    },
  });
  return outputText;
}

/** Names of the packages that a sample imports, without Node.js built-ins. */
function importedPackages({text}: Sample): string[] {
  const names = ts
    .preProcessFile(text)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => !name.startsWith('node:') && !name.startsWith('.'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].sort();
}

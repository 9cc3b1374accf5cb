import path from 'node:path';
import ts from 'typescript';
import {SampleError} from '../sample';
import {packageLabel} from '../tools';
import type {Language} from './language';
import {textOf} from './type-check';

/** Parsed only: browser tests cover the live editor, which runs it. */
export const jsx: Language = {
  extension: 'jsx',
  label: 'JSX',
  prove: ({file, text}) => {
    const {diagnostics = []} = ts.transpileModule(text, {
      fileName: path.basename(file),
      reportDiagnostics: true,
      compilerOptions: {target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve, allowJs: true},
    });
    if (diagnostics.length > 0) {
      return Promise.reject(new SampleError(file, `Its syntax is wrong.\n${diagnostics.map(textOf).join('\n')}`));
    }
    return Promise.resolve({proof: 'parsed', with: packageLabel('typescript', 'TypeScript'), against: []});
  },
};

import path from 'node:path';
import ts from 'typescript';

/**
 * Type-checks the files in one program, with the compiler options of a tsconfig.json but not its file list.
 *
 * @returns the errors of each file, by its path
 * @throws when the options are invalid
 */
export function typeCheck(tsconfig: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const {config, error} = ts.readConfigFile(tsconfig, (file) => ts.sys.readFile(file));
  if (error) throw new Error(textOf(error));
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig));
  const program = ts.createProgram([...files], options);
  const general = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (general.length > 0) throw new Error(general.map(textOf).join('\n'));
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [file, found.map(textOf)];
    }),
  );
}

/** `12:7 TS2345: Argument of type …` */
export function textOf({code, file, start, messageText}: ts.Diagnostic): string {
  const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  if (!file || start === undefined) return message;
  const {line, character} = file.getLineAndCharacterOfPosition(start);
  return `${line + 1}:${character + 1} ${message}`;
}

import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, vi} from 'vitest';

/**
 * Gives each test of a file a folder of its own at the start of the PATH, for mocks of commands.
 *
 * @param isAlone whether the commands of the system are out of reach
 * @returns adds a command, which is a shell script, and returns its path
 */
export function mockCommands({isAlone = false} = {}): (name: string, script?: string) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
    vi.stubEnv('PATH', isAlone ? folder : [folder, process.env.PATH].join(path.delimiter));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  });
  return (name, script = 'exit 0') => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  };
}

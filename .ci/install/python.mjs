import {spawnSync} from 'node:child_process';
import {installSystemPackage, which} from './system-package.mjs';

/** The Python on the PATH, and the system's own: only the latter sees the distribution's packages. */
export const pythons = ['python3', '/usr/bin/python3'];

/** The modules that samples import, besides the standard library. */
export const pythonModules = ['cryptography', 'websockets'];

/** Ensures that a Python has the modules that samples import. Otherwise, those samples are parsed but not run. */
export function ensurePythonModules() {
  if (!which('python3')) return;
  for (const module of pythonModules) {
    if (pythons.some((python) => hasModule(python, module))) continue;
    if (!installSystemPackage(`python3-${module}`, 'for the Python samples')) {
      console.warn(`No Python package "${module}": samples that need it are parsed, not run (pip install ${module}).`);
    }
  }
}

/**
 * @param {string} python
 * @param {string} module
 */
function hasModule(python, module) {
  return spawnSync(python, ['-c', `import ${module}`]).status === 0;
}

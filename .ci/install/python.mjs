import {spawnSync} from 'node:child_process';
import {installSystemPackage, which} from './system-package.mjs';

/** Besides the one on the path, the system's own: only that one sees the distribution's packages. */
const pythons = ['python3', '/usr/bin/python3'];

/** What samples import besides Python's own modules. */
const modules = ['cryptography', 'websockets'];

/** Sees to a Python with the modules that samples import. Without one those samples are parsed and not run. */
export function ensurePythonModules() {
  if (!which('python3')) return;
  for (const module of modules) {
    if (pythons.some((python) => hasModule(python, module))) continue;
    if (!installSystemPackage(`python3-${module}`, 'for the Python samples')) {
      console.warn(`No Python package "${module}": samples that need it are parsed, not run (pip install ${module}).`);
    }
  }
}

function hasModule(python, module) {
  return spawnSync(python, ['-c', `import ${module}`]).status === 0;
}

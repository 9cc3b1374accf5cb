import {spawnSync} from 'node:child_process';
import {installSystemPackage, which} from './system-package.mjs';

/** Besides the one on the path, the system's own: only that one sees the distribution's packages. */
const pythons = ['python3', '/usr/bin/python3'];

/** Sees to a Python that can open WebSockets. Without one those samples are parsed and not run. */
export function ensurePythonWebSockets() {
  if (!which('python3') || pythons.some(hasWebSockets)) return;
  if (!installSystemPackage('python3-websockets', 'for the Python samples')) {
    console.warn('No Python package "websockets": samples that need it are parsed, not run (pip install websockets).');
  }
}

function hasWebSockets(python) {
  return spawnSync(python, ['-c', 'import websockets']).status === 0;
}

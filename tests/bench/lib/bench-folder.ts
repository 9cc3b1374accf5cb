import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Where the compared tools are installed and run. Outside this project, so that none resolves files from the folders
 * above its own.
 */
export const benchFolder = path.resolve(process.env.SITE_BENCH_DIR ?? path.join(tmpdir(), 'site-bench'));

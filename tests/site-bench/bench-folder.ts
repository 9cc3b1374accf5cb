import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Where the compared tools are installed and build. Outside of this project, so that none of them finds
 * something of it in the folders above its own.
 */
export const benchFolder = path.resolve(process.env.SITE_BENCH_DIR ?? path.join(tmpdir(), 'site-bench'));

import type {ComparedEngine} from './compared-engine';
import {flexSearch} from './flexsearch';
import {fuse} from './fuse';
import {miniSearch} from './minisearch';
import {orama} from './orama';
import {pagefind} from './pagefind';

/** Search libraries that ours is compared with: how well they answer here, and their size and speed in a benchmark. */
export const alternatives: readonly ComparedEngine[] = [miniSearch, orama, flexSearch, fuse, pagefind];

/** The workflows of the repository. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readSource, root} from '../../support/source-files';

const folder = '.github/workflows';

export const names = readdirSync(path.join(root, folder)).filter((name) => /\.ya?ml$/.test(name));

export type Permissions = string | Readonly<Record<string, string>>;

export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly shell?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly if?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly concurrency?: object;
  readonly permissions?: Permissions;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: {readonly matrix?: {readonly node?: readonly number[]; readonly script?: readonly string[]}};
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const read = (name: string) => readSource(`${folder}/${name}`);
export const load = (name: string) => parse(read(name)) as Workflow;

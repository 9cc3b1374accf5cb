import {resolveExitCodes} from '../../../src/plugins/lib/dyndexer-cli/resolve';
import type {Contract} from '../../../src/plugins/lib/openapi/contract';
import {CommandError} from './command-error';
import type {Reply} from './send';

interface Problem {
  readonly type: string;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly {readonly pointer: string; readonly detail: string}[];
}

type Item = Readonly<Record<string, unknown>>;

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The output of a command for a reply.
 *
 * @throws {CommandError} with the exit code of the problem for a reply that is not a success
 */
export function print({status, text}: Reply, columns: readonly string[], format: string, contract: Contract): Printed {
  if (status >= 300) throw refusal(status, JSON.parse(text) as Problem, contract);
  if (text === '') return {stdout: '', stderr: ''};
  if (format === 'json') return {stdout: `${text}\n`, stderr: ''};
  const body = JSON.parse(text) as Item & {items?: readonly Item[]; hasMore?: boolean; nextCursor?: string};
  return {
    stdout: `${tableOf(body.items ?? [body], columns)}\n`,
    stderr: body.hasMore === true ? `More items: --cursor ${body.nextCursor}\n` : '',
  };
}

function refusal(status: number, {type, title, detail, errors = []}: Problem, contract: Contract): CommandError {
  const problem = type.slice(type.lastIndexOf('/') + 1);
  const exitCode = resolveExitCodes(contract).find(({problems}) => problems.includes(problem));
  const lines = [`error: ${title}`, detail ?? [], errors.map((error) => `${error.pointer}: ${error.detail}`)].flat(2);
  // Fallback for a problem that only a newer service knows.
  return new CommandError(exitCode?.code ?? (status >= 500 ? 1 : 6), lines.join('\n'));
}

/** Two spaces between columns, no trailing spaces. */
function tableOf(items: readonly Item[], columns: readonly string[]): string {
  const rows = [columns.map(titleOf), ...items.map((item) => columns.map((column) => textOf(item[column])))];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `statusReason` as `STATUS REASON`. */
function titleOf(field: string): string {
  return field.replace(/[A-Z]/g, ' $&').toUpperCase();
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

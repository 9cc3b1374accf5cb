import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ResolvedCommand} from '../../../src/plugins/lib/dyndexer-cli/resolve';
import {CommandError, misused} from './command-error';
import type {CommandLine} from './parse-line';

export interface Reply {
  readonly status: number;
  /** The body as the service sent it; empty if there is none. */
  readonly text: string;
}

/** Calls the operation of a command, with each value in the location that the contract defines for it. */
export async function send(
  command: ResolvedCommand,
  line: CommandLine,
  {url, apiKey, folder}: {readonly url: string; readonly apiKey: string | undefined; readonly folder: string},
): Promise<Reply> {
  const {method, path, parameters, requestBody, security} = command.operation;
  const values = valuesOf(command, line, folder);
  const inPlace = (place: string) =>
    parameters.flatMap(({name, in: where}): [string, string][] => {
      const value = values.get(name);
      return where === place && typeof value === 'string' ? [[name, value]] : [];
    });
  const body = values.get('body') ?? fieldsOf(values, new Set(parameters.map(({name}) => name)));
  const target = inPlace('path').reduce(
    (done, [name, value]) => done.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(inPlace('query'));
  const type = requestBody?.content[0]?.name;
  try {
    const response = await fetch(`${url}${target}${query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: {
        ...(apiKey === undefined ? {} : Object.fromEntries(security.map(({name = ''}) => [name, apiKey]))),
        ...(type === undefined ? {} : {'Content-Type': type}),
        ...Object.fromEntries(inPlace('header')),
      },
      ...(type === undefined ? {} : {body: body instanceof Uint8Array ? body : JSON.stringify(body)}),
    });
    return {status: response.status, text: await response.text()};
  } catch {
    throw new CommandError(1, `error: ${url} cannot be reached`);
  }
}

type Value = string | Uint8Array<ArrayBuffer> | object;

/** Values from the command line by field, and those that the command sets automatically. */
function valuesOf(
  {arguments: args, options, automatic}: ResolvedCommand,
  line: CommandLine,
  folder: string,
): Map<string, Value> {
  const given = [
    ...args.map((argument) => ({...argument, text: line.arguments[argument.name]})),
    ...options.map((option) => ({...option, text: line.options[option.flag]})),
  ];
  const values = new Map<string, Value>(
    given.flatMap(({field, isFile, text}): [string, Value][] =>
      field === undefined || text === undefined
        ? []
        : [[field, isFile === true ? fileValue(folder, text, field) : text]],
    ),
  );
  const {body} = Object.fromEntries(values);
  if (body instanceof Uint8Array && automatic.some(({field}) => field === 'Content-Digest')) {
    values.set('Content-Digest', `sha-256=:${createHash('sha256').update(body).digest('base64')}:`);
  }
  if (options.some(({field}) => field === 'Idempotency-Key') && !values.has('Idempotency-Key')) {
    values.set('Idempotency-Key', randomUUID());
  }
  return values;
}

/** The bytes of a file that is the whole body, or the parsed JSON of one that is a field of the body. */
function fileValue(folder: string, name: string, field: string): Value {
  const file = path.resolve(folder, name);
  if (!existsSync(file)) return misused(`there is no file ${name}`);
  if (field === 'body') return new Uint8Array(readFileSync(file));
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return misused(`${name} is not JSON`);
  }
}

function fieldsOf(values: ReadonlyMap<string, Value>, parameters: ReadonlySet<string>): object {
  return Object.fromEntries([...values].filter(([name]) => !parameters.has(name)));
}

import {
  type CliArgument,
  type CliCommand,
  type CliExitCode,
  type CliOption,
  cliCommands,
  cliExitCodes,
} from '../../../data/dyndexer-cli';
import type {Contract, Operation, Schema} from '../openapi/contract';
import {problemKind} from '../openapi/problem-kind';

/** A command together with the operation that it calls. */
export interface ResolvedCommand extends Omit<CliCommand, 'operation' | 'arguments' | 'options'> {
  readonly operation: Operation;
  readonly arguments: readonly Resolved<CliArgument>[];
  readonly options: readonly Resolved<CliOption>[];
}

/** An argument or option with the schema of the field that it sets; undefined if it is not sent to the API. */
export type Resolved<T> = T & {readonly schema?: Schema | undefined};

/** An exit code with the HTTP statuses of its problems. */
export interface ResolvedExitCode extends CliExitCode {
  readonly statuses: readonly string[];
}

/** An input of an operation. */
interface Input {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema | undefined;
}

/** Value of `field` for a body that is sent unmodified. */
const wholeBody = 'body';

/**
 * Resolves the commands, in the order of the contract's operations.
 *
 * @throws if the commands and the contract have diverged, with what to fix
 */
export function resolveCommands(
  {operations}: Contract,
  commands: readonly CliCommand[] = cliCommands,
): ResolvedCommand[] {
  const orphan = commands.find(({operation}) => !operations.some(({id}) => id === operation));
  if (orphan !== undefined) fail(`${orphan.command} calls "${orphan.operation}", which the contract does not have`);
  return operations.map((operation) => {
    const calling = commands.filter((command) => command.operation === operation.id);
    const [command] = calling;
    if (command === undefined || calling.length > 1) {
      return fail(`there must be one command for the operation "${operation.id}", not ${calling.length}`);
    }
    return resolveCommand(command, operation);
  });
}

/**
 * Resolves the exit codes, each with the statuses of its problems.
 *
 * @throws if a problem in the contract has no exit code, or if the contract has no such problem
 */
export function resolveExitCodes(
  contract: Contract,
  exitCodes: readonly CliExitCode[] = cliExitCodes,
): ResolvedExitCode[] {
  const statuses = problemStatuses(contract);
  for (const problem of statuses.keys()) {
    const codes = exitCodes.filter(({problems}) => problems.includes(problem));
    if (codes.length !== 1)
      fail(`the problem "${problem}" of the contract must have one exit code, not ${codes.length}`);
  }
  return exitCodes.map((exitCode) => ({
    ...exitCode,
    statuses: [
      ...new Set(
        exitCode.problems.map(
          (problem) =>
            statuses.get(problem) ?? fail(`exit code ${exitCode.code}: the contract has no problem "${problem}"`),
        ),
      ),
    ],
  }));
}

/** Every kind of problem that has an example in the contract, with its status. */
function problemStatuses({operations}: Contract): Map<string, string> {
  const examples = operations
    .flatMap(({responses}) => responses)
    .flatMap(({status, content}) => content.flatMap((media) => media.examples.map(({value}) => ({status, value}))));
  return new Map(
    examples.flatMap(({status, value}): [string, string][] => {
      const kind = problemKind(value);
      return kind === undefined ? [] : [[kind, status]];
    }),
  );
}

function resolveCommand(command: CliCommand, operation: Operation): ResolvedCommand {
  const inputs = inputsOf(operation);
  const given = [...command.arguments, ...command.options];
  for (const {name, required} of inputs) {
    const setters = [...given, ...command.automatic].filter(({field}) => field === name);
    if (setters.length === 0) fail(`${command.command} cannot set "${name}" of ${operation.id}`);
    if (required && !setters.some((setter) => !('flag' in setter) || setter.required === true)) {
      fail(`${command.command} does not require "${name}", which ${operation.id} needs`);
    }
  }
  for (const {field} of [...given, ...command.automatic]) {
    if (field !== undefined && !inputs.some(({name}) => name === field)) {
      fail(`${command.command} sets "${field}", which ${operation.id} does not accept`);
    }
  }
  const shown = resultFields(operation);
  for (const column of command.columns) {
    if (!shown.includes(column)) fail(`${command.command} shows "${column}", which ${operation.id} does not return`);
  }
  const resolve = <T extends {readonly field?: string}>(input: T): Resolved<T> => ({
    ...input,
    schema: inputs.find(({name}) => name === input.field)?.schema,
  });
  return {
    ...command,
    operation,
    arguments: command.arguments.map(resolve),
    options: command.options.map(resolve),
  };
}

/** Parameters, and the fields of a JSON body; any other body is a single input. */
function inputsOf({parameters, requestBody}: Operation): Input[] {
  const bodies = requestBody?.content ?? [];
  const fields = bodies.flatMap(({schema}) =>
    Object.entries(schema?.properties ?? {}).map(([name, inner]) => ({
      name,
      required: schema?.required.includes(name) === true,
      schema: inner,
    })),
  );
  const whole = {name: wholeBody, required: requestBody?.required === true, schema: bodies[0]?.schema};
  return [...parameters, ...(bodies.length > 0 && fields.length === 0 ? [whole] : fields)];
}

/** Fields of an operation's response; for a paginated list, those of its items. */
function resultFields({responses}: Operation): string[] {
  const schemas = responses
    .filter(({status}) => status.startsWith('2'))
    .flatMap(({content}) => content.flatMap(({schema}) => schema ?? []));
  return schemas.flatMap(({properties}) => Object.keys(properties.items?.items?.properties ?? properties));
}

function fail(reason: string): never {
  throw new Error(`src/data/dyndexer-cli: ${reason}.`);
}

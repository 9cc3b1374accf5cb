import Ajv, {type ErrorObject} from 'ajv/dist/2020';
import schema from '../../data/rpc/rpc-methods.schema.json';
import {describeSchemaError} from '../lib/describe-schema-error';

/** How many problems a message lists: one wrong field can cause many. */
const maxProblems = 5;

interface Named {
  readonly name: string;
}

/**
 * Stops the build at data that does not fit its schema: the modules that read it take its types for granted.
 *
 * @param reference content of `rpc-methods.json`
 * @throws with the name of each method and the path of each field
 */
export function validateMethods(reference: {readonly methods: readonly Named[]}): void {
  const validate = new Ajv({strict: false, allErrors: true}).compile(schema);
  const isValid: boolean = validate(reference);
  if (isValid) return;
  const problems = (validate.errors ?? []).slice(0, maxProblems).map((error) => describe(error, reference.methods));
  throw new Error(`src/data/rpc/rpc-methods.json does not fit its schema:\n${[...new Set(problems)].join('\n')}`);
}

function describe(error: ErrorObject, methods: readonly Named[]): string {
  const {instancePath} = error;
  const [, index, path = ''] = /^\/methods\/(\d+)(.*)/.exec(instancePath) ?? [];
  const name = index === undefined ? undefined : methods[Number(index)]?.name;
  const place = name === undefined ? instancePath : [name, path].join(' ').trim();
  return `  ${place}: ${describeSchemaError(error)}`;
}

import Ajv, {type ValidateFunction} from 'ajv/dist/2020';
import {describeSchemaError} from '../lib/describe-schema-error';
import type {Cursor} from '../lib/openapi/cursor';

/**
 * Validates every example of a contract against its schema: in bodies, parameters, and headers.
 *
 * @throws {ContractError} for the first example that does not match
 */
export function checkExamples(root: Cursor): void {
  const compile = compiler(root);
  const visit = (place: Cursor) => {
    if (typeof place.value !== 'object' || place.value === null) return;
    const schema = place.find('schema');
    if (schema !== undefined) {
      const examples = examplesOf(place);
      if (examples.length > 0) {
        const check = compile(schema);
        for (const example of examples) checkExample(check, example);
      }
    }
    for (const [key, child] of place.ownEntries()) {
      // Skip schemas, whose `examples` have another format, and example values, which are plain data.
      if (!['schema', 'example', 'examples', 'schemas'].includes(key)) visit(child);
    }
  };
  visit(root.get('paths'));
  const components = root.find('components');
  if (components !== undefined) visit(components);
}

type Compile = (schema: Cursor) => ValidateFunction;

function compiler(root: Cursor): Compile {
  const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false});
  ajv.addSchema(root.value as object, 'contract');
  return (schema) => ajv.compile({$ref: `contract#${schema.pointer().split('/').map(encodeURIComponent).join('/')}`});
}

function examplesOf(place: Cursor): Cursor[] {
  const single = place.find('example');
  const named = place.find('examples')?.entries() ?? [];
  return [...(single === undefined ? [] : [single]), ...named.map(([, example]) => example.get('value'))];
}

function checkExample(check: ValidateFunction, example: Cursor): void {
  if (check(example.value)) return;
  const [error] = check.errors ?? [];
  if (error === undefined) return;
  const {instancePath} = error;
  const place = instancePath === '' ? 'it' : instancePath;
  example
    .nearest(instancePath.split('/').slice(1))
    .fail(`this example does not match its schema: ${place} ${describeSchemaError(error)}.`);
}

import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import type {Cursor} from './cursor';

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
  const path = error.instancePath.split('/').slice(1);
  example.nearest(path).fail(`this example does not match its schema: ${describe(error)}.`);
}

function describe({instancePath, message = 'is not valid', params}: ErrorObject): string {
  const values = 'allowedValues' in params ? ` (${(params.allowedValues as unknown[]).join(', ')})` : '';
  const unknown = 'additionalProperty' in params ? ` ("${String(params.additionalProperty)}")` : '';
  return `${instancePath === '' ? 'it' : instancePath} ${message}${values}${unknown}`;
}

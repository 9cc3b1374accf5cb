import type {ErrorObject} from 'ajv/dist/2020';

/** What is wrong with a value, with the values or the name that the message alone leaves out. */
export function describeSchemaError({message = 'is not valid', params}: ErrorObject): string {
  const {allowedValues, additionalProperty} = params as {allowedValues?: unknown[]; additionalProperty?: string};
  const details = allowedValues ?? (additionalProperty === undefined ? [] : [`"${additionalProperty}"`]);
  return details.length === 0 ? message : `${message} (${details.map(String).join(', ')})`;
}

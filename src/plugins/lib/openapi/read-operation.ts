import {
  parameterPlaces,
  type Example,
  type Header,
  type MediaType,
  type Operation,
  type Parameter,
  type Response,
  type SecurityScheme,
} from './contract';
import type {Cursor} from './cursor';
import {readSchema} from './read-schema';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Reads every operation of a contract.
 *
 * @throws {ContractError}
 */
export function readOperations(root: Cursor): Operation[] {
  const ids = new Set<string>();
  return root
    .get('paths')
    .entries()
    .flatMap(([path, item]) => {
      if (!path.startsWith('/')) item.fail(`the path "${path}" must begin with a slash.`);
      return item
        .entries()
        .filter(([method]) => methods.includes(method))
        .map(([method, cursor]) => {
          const operation = readOperation(root, path, item, method, cursor);
          if (ids.has(operation.id))
            cursor.get('operationId').fail(`the operation "${operation.id}" is defined twice.`);
          ids.add(operation.id);
          return operation;
        });
    });
}

function readOperation(root: Cursor, path: string, item: Cursor, method: string, cursor: Cursor): Operation {
  const id = cursor.find('operationId')?.string();
  if (id === undefined) return cursor.fail(`${method.toUpperCase()} ${path} needs an "operationId".`);
  const parameters = readParameters(item, cursor);
  const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  for (const name of placeholders) {
    if (!parameters.some((parameter) => parameter.in === 'path' && parameter.name === name)) {
      cursor.fail(`${id} does not describe the parameter "${name}" of its path ${path}.`);
    }
  }
  for (const parameter of parameters) {
    if (parameter.in === 'path' && !placeholders.includes(parameter.name)) {
      cursor.fail(`${id} describes a path parameter "${parameter.name}" that is not in its path ${path}.`);
    }
  }
  const body = cursor.find('requestBody');
  return {
    id,
    tag: cursor.find('tags')?.items()[0]?.string() ?? '',
    method: method.toUpperCase(),
    path,
    summary: textOf(cursor, 'summary'),
    description: textOf(cursor, 'description'),
    parameters,
    requestBody: body && {
      description: textOf(body, 'description'),
      required: body.find('required')?.boolean() ?? false,
      content: readContent(body.get('content')),
    },
    responses: readResponses(cursor.get('responses')),
    security: readSecurity(root, cursor.find('security') ?? root.find('security')),
  };
}

/** Parameters of the operation, then those of its path item that it does not override. */
function readParameters(item: Cursor, operation: Cursor): Parameter[] {
  const own = operation.find('parameters')?.items().map(readParameter) ?? [];
  const shared = item.find('parameters')?.items().map(readParameter) ?? [];
  const isOwn = (parameter: Parameter) =>
    own.some(({name, in: place}) => name === parameter.name && place === parameter.in);
  return [...own, ...shared.filter((parameter) => !isOwn(parameter))];
}

function readParameter(cursor: Cursor): Parameter {
  const place = cursor.get('in');
  const known = parameterPlaces.find((candidate) => candidate === place.string());
  return {
    name: cursor.get('name').string(),
    in: known ?? place.fail(`a parameter must be in ${parameterPlaces.join(', ')}, not in "${place.string()}".`),
    required: cursor.find('required')?.boolean() ?? false,
    description: textOf(cursor, 'description'),
    schema: readSchema(cursor.get('schema')),
    example: cursor.find('example')?.value,
  };
}

function readResponses(cursor: Cursor): Response[] {
  const responses = cursor.entries().map(([status, response]) => {
    if (!/^([1-5]\d\d|[1-5]XX|default)$/.test(status)) response.fail(`"${status}" is not a status.`);
    return {
      status,
      description: response.ownDescription ?? response.get('description').string(),
      headers:
        response
          .find('headers')
          ?.entries()
          .map(([name, header]) => readHeader(name, header)) ?? [],
      content: readContent(response.find('content')),
    };
  });
  return responses.length > 0 ? responses : cursor.fail('an operation needs at least one response.');
}

function readHeader(name: string, cursor: Cursor): Header {
  return {
    name,
    description: textOf(cursor, 'description'),
    schema: readSchema(cursor.get('schema')),
    example: cursor.find('example')?.value,
  };
}

function readContent(cursor: Cursor | undefined): MediaType[] {
  return (cursor?.entries() ?? []).map(([name, media]) => {
    const schema = media.find('schema');
    return {name, schema: schema && readSchema(schema), examples: readExamples(media)};
  });
}

function readExamples(media: Cursor): Example[] {
  const named = media.find('examples')?.entries() ?? [];
  const single = media.find('example');
  return [
    ...(single === undefined ? [] : [{summary: '', value: single.value}]),
    ...named.map(([, example]) => ({summary: textOf(example, 'summary'), value: example.get('value').value})),
  ];
}

function readSecurity(root: Cursor, requirements: Cursor | undefined): SecurityScheme[] {
  return (requirements?.items() ?? []).flatMap((requirement) =>
    requirement.entries().map(([name]) => {
      const scheme = root.find('components')?.find('securitySchemes')?.find(name);
      if (scheme === undefined) return requirement.fail(`there is no security scheme "${name}".`);
      return {
        type: scheme.get('type').string(),
        description: textOf(scheme, 'description'),
        name: scheme.find('name')?.string(),
        in: scheme.find('in')?.string(),
      };
    }),
  );
}

function textOf(cursor: Cursor, key: 'summary' | 'description'): string {
  return (key === 'description' ? cursor.ownDescription : undefined) ?? cursor.find(key)?.string() ?? '';
}

import fs from 'node:fs';
import Ajv from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {MediaType} from './contract';
import {loadContract} from './load-contract';

const ajv = new Ajv({strict: false, validateFormats: false, allErrors: true});
ajv.addSchema(parse(fs.readFileSync('dyndexer/openapi.yaml', 'utf8')) as object, 'contract');

function problemsOf({schema, examples}: MediaType): string[] {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema?.name}`);
  if (validate === undefined) throw new Error(`no schema named ${schema?.name}`);
  return examples.flatMap(({value}) => (validate(value) === true ? [] : [ajv.errorsText(validate.errors)]));
}

describe.each(loadContract().operations.map((operation) => [operation.id, operation] as const))(
  'the examples of %s',
  (_, {requestBody, responses}) => {
    const bodies = [...(requestBody?.content ?? []), ...responses.flatMap(({content}) => content)];

    it('match their schemas', () => {
      for (const media of bodies.filter(({name}) => name.endsWith('json'))) expect(problemsOf(media)).toEqual([]);
    });

    it('carry the status they are answered with', () => {
      for (const {status, content} of responses.filter((response) => Number(response.status) >= 400)) {
        for (const {value} of content.flatMap(({examples}) => examples))
          expect(value).toMatchObject({status: Number(status)});
      }
    });
  },
);

import {expect, test} from 'vitest';
import type {Operation} from '../../../lib/openapi/contract';
import {PlaceIds} from './field-tree';
import {fixtureSchema} from './fixture-schema.test-helper';
import {responsesSection} from './responses';

test('the example of a response and its field of that name have anchors of their own', () => {
  const schema = fixtureSchema('{type: object, properties: {example: {type: string}}}');
  const content = [{name: 'application/json', schema, examples: [{summary: '', value: {example: 'a'}}]}];
  const operation = {responses: [{status: '200', description: 'Done.', headers: [], content}]} as unknown as Operation;
  const written = JSON.stringify(responsesSection(operation, new PlaceIds()));
  const ids = [...written.matchAll(/response-200-example[\w-]*/g)].map(([id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids)).toEqual(new Set(['response-200-example', 'response-200-example-2']));
});

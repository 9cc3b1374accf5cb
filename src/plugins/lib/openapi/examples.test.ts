import {describe, expect, it} from 'vitest';
import {loadContract} from './load-contract';

// Every build validates the examples against their schemas: see validate-contract.ts.
describe.each(loadContract().operations.map((operation) => [operation.id, operation] as const))(
  'the error examples of %s',
  (_, {responses}) => {
    it('have the status of their response', () => {
      const errors = responses.filter(({status}) => Number(status) >= 400);
      expect(errors).not.toEqual([]);
      for (const {status, content} of errors) {
        for (const {value} of content.flatMap(({examples}) => examples))
          expect(value).toMatchObject({status: Number(status)});
      }
    });
  },
);

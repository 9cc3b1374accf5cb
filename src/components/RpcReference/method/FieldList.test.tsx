// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import type {RpcField} from '../../../data/rpc/methods';
import {FieldList} from './FieldList';

afterEach(cleanup);

const slot: RpcField = {name: 'slot', type: 'u64', required: true, description: 'Slot of the change.'};
const apiVersion: RpcField = {...slot, name: 'apiVersion', type: 'string', required: false};

test('a parameter says which releases of the node require or ignore it', () => {
  const fields = [
    {...apiVersion, name: 'commitment', since: 'Agave 4.4'},
    {...apiVersion, name: 'search', requiredBefore: 'Agave 4.4'},
  ];
  const {container} = render(<FieldList fields={fields} of="parameters" />);
  expect(container.textContent).toContain('since Agave 4.4');
  expect(container.textContent).toContain('required before Agave 4.4');
});

test.each([
  ['1 field of context', [slot]],
  ['2 fields of context', [slot, apiVersion]],
])('a collapsed list counts its fields: %s', (summary, fields) => {
  const context: RpcField = {...slot, name: 'context', type: 'object', fields};
  const {container} = render(<FieldList fields={[context]} of="results" />);
  expect(container.querySelector('summary')?.textContent).toBe(summary);
});

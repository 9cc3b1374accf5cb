import {expect, test} from 'vitest';
import {fieldWords, withLimits} from './field-words';
import {rpcMethods, type RpcField} from './methods';

interface Placed {
  readonly path: string;
  readonly field: RpcField;
}

function placed(fields: readonly RpcField[] = [], path = ''): Placed[] {
  return fields.flatMap((field) => {
    const own = `${path}.${field.name}`;
    return [{path: own, field}, ...placed(field.fields, own)];
  });
}

const all = rpcMethods.flatMap((method) => [
  ...placed(method.params, method.name),
  ...placed(method.result.fields, `${method.name} answers`),
  ...(method.transport === 'websocket' ? placed(method.notification.fields, `${method.name} notifies`) : []),
]);

const limitNames = ['minimum', 'maximum', 'maxItems', 'maxSpan'] as const;

test('each limit is in the data once, and its sentence refers to it', () => {
  const limits = all.flatMap(({path, field}) =>
    limitNames.flatMap((name) => {
      const figure = field[name];
      if (figure === undefined) return [];
      expect(`${field.description} ${field.constraints ?? ''}`).toContain(`{${name}}`);
      return [`${path} ${name} ${figure}`];
    }),
  );
  expect(limits).toEqual([
    'getMultipleAccounts.pubkeys maxItems 100',
    'getProgramAccounts.config.filters maxItems 4',
    'getLargestAccounts answers.value maxItems 20',
    'getMinimumBalanceForRentExemption.dataLength maximum 10485760',
    'getTokenLargestAccounts answers.value maxItems 20',
    'getSignatureStatuses.signatures maxItems 256',
    'getSignaturesForAddress.config.limit minimum 1',
    'getSignaturesForAddress.config.limit maximum 1000',
    'getRecentPrioritizationFees.addresses maxItems 128',
    'getBlocks.endSlot maxSpan 500000',
    'getBlocksWithLimit.limit maximum 500000',
    'getRecentPerformanceSamples.limit maximum 720',
    'getSlotLeaders.limit maximum 5000',
    'getInflationReward.addresses maxItems 32',
    'programSubscribe.config.filters maxItems 4',
  ]);
});

test('sentences include the figures', () => {
  const words = (path: string) => all.flatMap((each) => (each.path === path ? [fieldWords(each.field)] : []));
  expect(words('getSignaturesForAddress.config.limit')).toEqual(['How many to return. 1 to 1,000.']);
  expect(words('getBlocks.endSlot').join()).toContain('startSlot + 500,000, capped');
  expect(all.filter(({field}) => /\{m\w+\}/.test(fieldWords(field)))).toEqual([]);
});

test('a sentence with a figure that is not in the data is rejected', () => {
  expect(() => withLimits('At most {maximum}.', {minimum: 1})).toThrow('no maximum for "At most {maximum}."');
});

test('strings that may replace an object are in the description', () => {
  const choices = all.filter(({field: {values, fields}}) => values && fields);
  expect(choices.length).toBeGreaterThan(0);
  for (const {field} of choices) {
    for (const value of field.values ?? []) expect(field.description).toContain(JSON.stringify(value));
  }
});

test('a span is counted from another parameter of the method', () => {
  for (const {params} of rpcMethods) {
    const names = params.map(({name}) => name);
    for (const {spanFrom} of params) if (spanFrom !== undefined) expect(names).toContain(spanFrom);
  }
});

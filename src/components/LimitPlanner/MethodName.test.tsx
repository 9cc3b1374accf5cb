import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {MethodName} from './MethodName';

test('a name may break between its words alone', () => {
  expect(renderToStaticMarkup(<MethodName name="getSignaturesForAddress" />)).toBe(
    '<code>get<wbr/>Signatures<wbr/>For<wbr/>Address</code>',
  );
});

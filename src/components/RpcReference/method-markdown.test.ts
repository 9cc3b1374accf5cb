import {expect, test} from 'vitest';
import {cutSection} from './method-markdown';

const page = `# Methods

### getSlot

Returns the slot.

\`\`\`bash
# Not a heading
curl
\`\`\`

#### Result

A number.

### getSlotLeader

The leader.

## Subscriptions
`;

test('a section ends at the next heading of its level or above', () => {
  expect(cutSection(page, 'getSlot')).toMatch(/^### getSlot\n[^]*# Not a heading\n[^]*#### Result\n\nA number\.$/);
  expect(cutSection(page, 'getSlotLeader')).toBe('### getSlotLeader\n\nThe leader.');
});

test('a missing section is an error', () => {
  expect(() => cutSection(page, 'getBlock')).toThrow('The page has no section getBlock.');
});

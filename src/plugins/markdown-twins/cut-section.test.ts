import {expect, test} from 'vitest';
import {cutSection} from './cut-section';

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

test('a section ends at the next heading of its level or above, and its headings move up', () => {
  expect(cutSection(page, 'getSlot')).toBe(
    '# getSlot\n\nReturns the slot.\n\n```bash\n# Not a heading\ncurl\n```\n\n## Result\n\nA number.\n',
  );
  expect(cutSection(page, 'getSlotLeader')).toBe('# getSlotLeader\n\nThe leader.\n');
});

test('a missing section is none', () => {
  expect(cutSection(page, 'getBlock')).toBeUndefined();
});

import {expect, test} from 'vitest';
import {diagramWords} from './diagram-words';

test('reads the title and the description', () => {
  const source =
    'flowchart LR\n  accTitle: Path of a request\n  accDescr: The app reaches a gateway: the nearest.\n  a --> b';
  expect(diagramWords(source)).toEqual({
    title: 'Path of a request',
    description: 'The app reaches a gateway: the nearest.',
  });
});

test('joins the lines of a multiline description', () => {
  const source =
    'stateDiagram-v2\n  accTitle: States\n  accDescr {\n    First one,\n    then the other.\n  }\n  a --> b';
  expect(diagramWords(source).description).toBe('First one, then the other.');
});

test.each([
  'flowchart LR\n  a --> b',
  'flowchart LR\n  accTitle:\n  accDescr:\n  a[accTitle: no] --> b[accDescr: no]',
  '',
])('is empty if the source has neither: %j', (source) => {
  expect(diagramWords(source)).toEqual({title: '', description: ''});
});

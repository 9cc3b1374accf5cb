import {glossaryPage} from '../../../config/glossary';
import {glossary, glossaryTopics, type GlossaryTopic} from '../../../data/glossary';
import {heading, paragraph, plain, table} from '../../lib/mdast';
import type {Block} from '../block';

export const glossarySections: Block = () =>
  glossary.flatMap(({id, term, definition, seeAlso}) => [
    heading(3, plain(term), glossaryPage.anchor(id)),
    paragraph(seeAlso === undefined ? definition : `${definition} See [${seeAlso.label}](${seeAlso.to}).`),
  ]);

/** Links to the terms of each topic, for a reader who does not know the word to look up. */
export const glossaryTopicsTable: Block = () => [
  table(
    ['Topic', 'Terms'],
    Object.entries(glossaryTopics).map(([topic, title]) => [title, linksTo(topic as GlossaryTopic)]),
  ),
];

function linksTo(topic: GlossaryTopic): string {
  const terms = glossary.filter((entry) => entry.topic === topic);
  return terms.map(({id, term}) => `[${term}](#${glossaryPage.anchor(id)})`).join(', ');
}

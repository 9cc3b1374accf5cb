import {glossary} from '../../../data/glossary';
import {heading, paragraph, plain} from '../../../lib/mdast';
import type {Block} from '../block';

export const glossarySections: Block = () =>
  glossary.flatMap(({id, term, definition, seeAlso}) => [
    heading(3, plain(term), `term-${id}`),
    paragraph(seeAlso === undefined ? definition : `${definition} See [${seeAlso.label}](${seeAlso.to}).`),
  ]);

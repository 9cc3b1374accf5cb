import type {ReactNode} from 'react';
import {readMarked} from '../../search/marked-text';

/** Marked text as elements: whatever the value holds stays text. */
export function Marked({value}: {value: string}): ReactNode {
  return readMarked(value).map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

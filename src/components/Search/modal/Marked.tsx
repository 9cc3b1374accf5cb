import type {ReactNode} from 'react';
import {readMarked} from '../../../search/marked-text';

/** Renders text with highlighted matches. Any HTML in the value is escaped. */
export function Marked({value}: {value: string}): ReactNode {
  return readMarked(value).map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

import {isObject} from '../lib/is-object';
import {byLevel, sectionLevels, type MarkedField, type SearchHit} from '../lib/search/search-record';
import {safeUrl} from './safe-url';

/** A hit whose fields can hold anything, as in a hosted index. */
type UncheckedHit = {readonly [Field in keyof SearchHit]?: unknown};

/**
 * The hit with a safe URL, all levels, and no field of a wrong type; empty if it has no such URL, or no category or
 * page title. A hit of an unknown type is a `content` hit.
 */
export function usableHit(hit: UncheckedHit, origin: string): SearchHit[] {
  const url = safeUrl(hit.url, origin);
  const headings = fieldsOf(hit.hierarchy);
  const {lvl0, lvl1, ...below} = byLevel((level) => readText(headings[level]));
  if (url === null || lvl0 === null || lvl1 === null) return [];
  const marked = fieldsOf(fieldsOf(hit._highlightResult).hierarchy);
  return [
    {
      objectID: readText(hit.objectID) ?? url,
      url,
      type: sectionLevels.find((level) => level === hit.type) ?? 'content',
      content: readText(hit.content),
      hierarchy: {lvl0, lvl1, ...below},
      found: readText(hit.found) ?? undefined,
      _highlightResult: {hierarchy: byLevel((level) => readMarkedField(marked[level]))},
      _snippetResult: {content: readMarkedField(fieldsOf(hit._snippetResult).content)},
    },
  ];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readMarkedField(field: unknown): MarkedField | undefined {
  return isMarkedField(field) ? field : undefined;
}

/** The match level is not checked: it is only compared. */
function isMarkedField(field: unknown): field is MarkedField {
  return isObject(field) && typeof field.value === 'string';
}

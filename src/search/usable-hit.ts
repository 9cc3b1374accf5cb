import {isObject} from '../lib/is-object';
import {
  hierarchyLevels,
  sectionLevels,
  type HierarchyLevel,
  type MarkedField,
  type SearchHit,
} from '../lib/search/search-record';
import {safeUrl} from './safe-url';

/** A hit whose fields can hold anything, as in a hosted index. */
type UncheckedHit = {readonly [Field in keyof SearchHit]?: unknown};

/**
 * The hit with a safe URL, all levels, and no field of a wrong type; empty if it has no such URL, or no category or
 * page title. A hit of an unknown type is a `content` hit.
 */
export function usableHit(hit: UncheckedHit, origin: string): SearchHit[] {
  const url = safeUrl(hit.url, origin);
  const {lvl0, lvl1, ...below} = mapLevels(hit.hierarchy, readText);
  if (url === null || lvl0 === null || lvl1 === null) return [];
  return [
    {
      objectID: readText(hit.objectID) ?? url,
      url,
      type: sectionLevels.find((level) => level === hit.type) ?? 'content',
      content: readText(hit.content),
      hierarchy: {lvl0, lvl1, ...below},
      _highlightResult: {hierarchy: mapLevels(fieldsOf(hit._highlightResult).hierarchy, readMarkedField)},
      _snippetResult: {content: readMarkedField(fieldsOf(hit._snippetResult).content)},
    },
  ];
}

function mapLevels<T>(hierarchy: unknown, read: (field: unknown) => T): Record<HierarchyLevel, T> {
  const fields = fieldsOf(hierarchy);
  const entries = hierarchyLevels.map((level) => [level, read(fields[level])] as const);
  return Object.fromEntries(entries) as Record<HierarchyLevel, T>;
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

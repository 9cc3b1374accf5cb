import type {Json} from '../../src/lib/json';
import type {Response} from '../../src/plugins/lib/openapi/contract';
import type {CheckedRequest} from './check-request';
import {type ServedContract, exampleOf, successOf, wireText} from './contract';
import {Refusal} from './problem';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or `undefined` without a body. */
  readonly body: unknown;
}

interface Page {
  readonly items: readonly Readonly<Record<string, Json>>[];
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

/**
 * Returns the contract's own example of success. Stateless: created resources do not join a list, and deleted ones
 * stay, so samples can run in any order and any number of times.
 *
 * @throws {Refusal} for a cursor that no page has returned
 */
export function answer(contract: ServedContract, checked: CheckedRequest): Answer {
  const response = successOf(checked.operation);
  const whole = exampleAnswer(response, checked.ids);
  return isPage(whole.body) ? {...whole, body: page(contract, checked, whole.body)} : whole;
}

/** The contract's example of a response. */
export function exampleAnswer(response: Response, ids?: readonly string[]): Answer {
  const [media] = response.content;
  return {
    status: Number(response.status),
    headers: {
      ...(media === undefined ? {} : {'content-type': media.name}),
      ...Object.fromEntries(
        response.headers.flatMap((header) =>
          header.example === undefined ? [] : [[header.name, wireText(header.example)]],
        ),
      ),
    },
    body: exampleOf(response, ids),
  };
}

/**
 * A page of the example's items: those that match the filters of the request, up to `limit`. The example's cursor marks
 * the end: nothing follows, so that pagination loops terminate.
 */
function page(contract: ServedContract, {operation, query}: CheckedRequest, example: Page): Page {
  const {limit, cursor} = query;
  const kept = example.items.filter((item) =>
    Object.entries(query).every(([name, value]) => !(name in item) || item[name] === value),
  );
  const cursors = [...kept.keys()].map((index) => Buffer.from(`{"after":${index}}`).toString('base64url'));
  const start = cursor === example.nextCursor ? kept.length : cursors.indexOf(String(cursor)) + 1;
  if (cursor !== undefined && start === 0) {
    throw new Refusal(contract, operation, 'invalid-request', 'The parameter cursor is not from one of these pages.');
  }
  const items = kept.slice(start, typeof limit === 'number' ? start + limit : undefined);
  const end = start + items.length;
  const isLast = end >= kept.length;
  return {
    items,
    nextCursor: isLast ? example.nextCursor : (cursors[end - 1] ?? ''),
    // An example may claim that more follows: then the client requests another page, and gets an empty one.
    hasMore: !isLast || (example.hasMore && items.length > 0),
  };
}

function isPage(example: unknown): example is Page {
  return typeof example === 'object' && example !== null && 'items' in example && 'nextCursor' in example;
}

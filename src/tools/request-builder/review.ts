import {exampleRequest} from '../../data/rpc/example-request';
import type {RpcField, RpcMethod} from '../../data/rpc/methods';
import {integerRange} from '../../lib/rpc-check/integer-range';
import {pathText} from '../../lib/rpc-check/problem';
import {readJson} from '../../lib/rpc-check/read-json';
import {withoutNull} from '../../lib/rpc-check/type-text';
import {bodyOf} from '../../lib/rpc-request/request';
import {withCodePoints} from '../../lib/text/hidden-characters';
import {checkMessage} from '../request-checker/check-message';
import type {Finding} from '../request-checker/finding';
import {typeWords} from '../request-checker/problem-words';
import {controlOf} from './controls';
import {fieldAt, integerOf, paramsOf, type Texts} from './form';

interface Review {
  /** Error messages by field key. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** Findings that do not belong to a field, or are not errors. */
  readonly remarks: readonly {readonly path: string; readonly text: string}[];
  readonly isValid: boolean;
}

/** Runs the request checker on a form. */
export function review(method: RpcMethod, texts: Texts): Review {
  const params = paramsOf(method.params, texts);
  const {findings} = checkMessage(bodyOf(exampleRequest({method: method.name, transport: method.transport, params})));
  const errors: Record<string, string> = {};
  const remarks: {path: string; text: string}[] = [];
  for (const finding of findings) {
    const place = finding.severity === 'error' ? fieldAt(method.params, finding.path) : undefined;
    if (place) errors[place.key] ??= withCodePoints(words(place.field, texts[place.key] ?? '', finding));
    else remarks.push({path: withCodePoints(pathText(finding.path)), text: withCodePoints(sentences(finding))});
  }
  return {errors, remarks, isValid: !findings.some(({severity}) => severity === 'error')};
}

function words(field: RpcField, text: string, finding: Finding): string {
  const {kind} = controlOf(field);
  if (kind === 'group') return sentences(finding);
  if (text.trim() === '') return 'Enter a value: the request needs it.';
  const type = withoutNull(field.type);
  if (kind === 'integer' && !isInRange(integerOf(text.trim()), type)) return `Enter ${typeWords(type)}.`;
  const {mistake} = kind === 'json' ? readJson(text) : {};
  return mistake ? `This is not valid JSON: ${mistake.message}` : sentences(finding);
}

function sentences({what, instead}: Finding): string {
  return `${what} ${instead}`;
}

function isInRange(value: number | bigint | string, type: string): boolean {
  if (typeof value === 'string') return false;
  const [min, max] = integerRange(type) ?? [value, value];
  return value >= min && value <= max;
}

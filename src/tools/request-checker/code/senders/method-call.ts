import {sourceAt, type Code} from '../code';

const methods = /^(?:get|post|put|patch|delete|request)$/;

/**
 * Whether a token is the method of a client that is named like an HTTP method, or `request`, and is called.
 *
 * @param access the operator before it: `.` or `->`
 */
export function isMethodCall(code: Code, index: number, access: '.' | '->'): boolean {
  return (
    methods.test(sourceAt(code, index)) && sourceAt(code, index - 1) === access && sourceAt(code, index + 1) === '('
  );
}

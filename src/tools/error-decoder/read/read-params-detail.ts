import {invalidParams, paramsDetails} from '../../../data/errors/params-details';
import {startsWithMessage, toTemplate} from '../message-template';
import type {NumberSighting} from '../sighting';

const details = paramsDetails.map(toTemplate);

/** Programs that read files or responses with the same library add where the mistake is. */
const position = / at line \d{1,9} column \d/;

/** An error in parameters of which a line is only the detail. */
export function readParamsDetail(line: string): NumberSighting[] {
  const lower = line.toLowerCase();
  const isDetail = details.some((template) => startsWithMessage(lower, template)) && !position.test(lower);
  return isDetail ? [{kind: 'rpc-words', code: invalidParams}] : [];
}

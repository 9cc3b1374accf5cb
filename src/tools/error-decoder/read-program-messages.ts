import {knownPrograms} from '../../data/errors/known-programs';
import {programMessages} from '../../data/errors/program-messages';
import {beforeMessage, endsWithMessage, toTemplate} from './message-template';
import {bareLine, reasonIn, succeeded} from './read-logs';
import type {CustomSighting} from './sighting';

const known = programMessages.map(({list, code, line, isBare = false}) => ({
  number: code,
  program: knownPrograms.find(({errors}) => errors.includes(list))?.address ?? '',
  template: toTemplate(line),
  isBare,
}));

/** A prefix naming the instruction that logs the message; `Error: ` and `log: ` name none. */
const otherPrefix = /(?<!\b(?:error|log)): $/;

/** Program errors that log lines state in words, after the last success: a program that succeeds has none. */
export function readProgramMessages(lines: readonly string[]): CustomSighting[] {
  const lastSuccess = lines.findLastIndex((line) => succeeded.test(line));
  return lines.slice(lastSuccess + 1).flatMap((line): CustomSighting[] => {
    const said = bareLine(line).toLowerCase();
    const found = known.find(
      ({template, isBare}) =>
        endsWithMessage(said, template) && !(isBare && otherPrefix.test(beforeMessage(said, template))),
    );
    if (found === undefined) return [];
    const {number, program} = found;
    const quote = reasonIn(line);
    return [{kind: 'custom', number, program, isInWords: true, ...(quote !== undefined && {quote})}];
  });
}

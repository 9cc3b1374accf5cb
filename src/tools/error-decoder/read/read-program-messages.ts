import {knownPrograms} from '../../../data/errors/known-programs';
import {programMessages} from '../../../data/errors/program-messages';
import {beforeMessage, endsWithMessage, toTemplate} from '../message-template';
import type {CustomSighting} from '../sighting';
import {programsOfLines} from './programs-of-lines';
import {bareLine, reasonIn, succeeded} from './read-logs';

const known = programMessages.map(({list, code, line, isBare = false}) => ({
  number: code,
  programs: knownPrograms.filter(({errors}) => errors.includes(list)).map(({address}) => address),
  template: toTemplate(line),
  isBare,
}));

/** A prefix naming the instruction that logs the message; `Error: ` and `log: ` name none. */
const otherPrefix = /(?<!\b(?:error|log)): $/;

/**
 * Program errors that log lines state in words, after the last success: a program that succeeds has none. Other programs
 * log the same words, so a line counts only if its own program has the error, or if the log doesn't say whose it is.
 */
export function readProgramMessages(lines: readonly string[]): CustomSighting[] {
  const lastSuccess = lines.findLastIndex((line) => succeeded.test(line));
  const programs = programsOfLines(lines);
  return lines.flatMap((line, index): CustomSighting[] => {
    if (index <= lastSuccess) return [];
    const said = bareLine(line).toLowerCase();
    const speaker = programs[index];
    const found = known.find(
      ({template, isBare, programs: senders}) =>
        (speaker === undefined || senders.includes(speaker)) &&
        endsWithMessage(said, template) &&
        !(isBare && otherPrefix.test(beforeMessage(said, template))),
    );
    const program = speaker ?? found?.programs[0];
    if (found === undefined || program === undefined) return [];
    const {number} = found;
    const quote = reasonIn(line);
    return [{kind: 'custom', number, program, isInWords: true, ...(quote !== undefined && {quote})}];
  });
}

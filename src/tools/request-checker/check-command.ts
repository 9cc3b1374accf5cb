import {isObject} from '../../lib/is-object';
import {readJson} from '../../lib/rpc-check/read-json';
import {checkAddress} from './check-address';
import {checkBody} from './check-body';
import {hasMember} from './check-message';
import {joined, type Checked} from './checked';
import {commandFindings, isElsewhere, sentByCommand} from './command-findings';
import type {Diagnostic} from './finding';
import {foreignHostNotes, isForeign, serviceNotes} from './foreign-host';
import {withoutVariables, type MappedText} from './mapped-text/mapped-text';
import {mistypedFindings} from './mistyped';
import type {FoundFinding} from './placed-finding';
import {sentFindings} from './sent-findings';
import {lostQuotes, type Command} from './shell/read-command';
import {windowsShell} from './shell/windows-shell';
import {programFindings, targetFindings} from './target-findings';

/**
 * Checks a command, with its body.
 *
 * @param frames sent over the connection that the command opens.
 */
export function checkCommand(command: Command, frames: readonly MappedText[], text: string): Checked {
  const mistyped = mistypedFindings(command, text);
  // The shell reads other words, so that findings about them would mislead.
  if (mistyped.length > 0) return {findings: mistyped, methods: []};
  const {program, body} = command;
  // A URL in a variable is known only to the shell. curl assumes HTTP for a URL without a scheme.
  const url = command.url?.variables[0]?.start === 0 ? undefined : command.url;
  const address = program === 'curl' && url && /^[\w[](?!.*:\/\/)/.test(url.text) ? `http://${url.text}` : url?.text;
  const at = (part: MappedText | undefined) => part?.offsets[0] ?? 0;
  const findings: FoundFinding[] = [
    ...(program === 'wscat' && body === undefined && frames.length === 0 ? [{...nothingSent, at: 0}] : []),
    ...commandFindings(command).map(({part, ...found}) => ({...found, at: at(part)})),
    ...(isAlias(command, text) ? [{...alias, at: command.at}] : []),
    ...(command.program === 'curl' && command.isProbe ? [] : sentFindings(sentByCommand(command))),
    ...(address === undefined ? [] : checkAddress(address).map((found) => ({...found, at: at(url)}))),
  ];
  const checkPair = address === undefined ? programFindings(program) : targetFindings(address);
  const isOther = body !== undefined && address !== undefined && isForOther(body, address);
  const bodies = [...(body === undefined || isElsewhere(body) || isOther ? [] : [body]), ...frames];
  const checked = joined(bodies.map((each) => checkBody(each, {checkPair, lostQuotes: lostQuotes(text, each)})));
  // Skip commands that send nothing.
  const mayNote = address !== undefined && (body !== undefined || program === 'wscat');
  const goes = isOther ? serviceNotes : foreignHostNotes;
  const notes = mayNote ? goes(address, checked.methods).map((found) => ({...found, at: at(url)})) : [];
  const unchecked = isOther ? [{...notRpc, at: at(body)}] : [];
  return joined([{findings: [...findings, ...notes, ...unchecked], methods: []}, checked]);
}

/** Whether a command is for PowerShell, where `curl` is another one. */
function isAlias(command: Command, text: string): boolean {
  return /^curl(?!\.exe)/.test(text.slice(command.at)) && windowsShell(command, text) === 'PowerShell';
}

/** Source: https://learn.microsoft.com/powershell, `Invoke-WebRequest` of 5.1, its aliases. */
const alias: Diagnostic = {
  severity: 'hint',
  what: 'In Windows PowerShell 5, curl is Invoke-WebRequest, which has other options.',
  instead: 'Write curl.exe.',
};

/** Whether a body is not JSON-RPC and goes to a host that is not ours, and so is for another service. */
function isForOther(body: MappedText, address: string): boolean {
  const value = readJson(withoutVariables(body)).node?.value;
  return isObject(value) && !hasMember(value) && isForeign(address);
}

const notRpc: Diagnostic = {
  severity: 'hint',
  what: 'This body is not JSON-RPC, so it was not checked.',
  instead: 'A request to Syndica has a method: {"jsonrpc": "2.0", "id": 1, "method": "getSlot"}.',
};

const nothingSent = {
  severity: 'hint',
  what: 'The command opens a connection but sends nothing.',
  instead: 'To check a frame, paste it by itself, or paste the session with its prompts.',
} as const;

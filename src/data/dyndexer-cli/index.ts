/**
 * The command line of the dynamic indexer, as this documentation proposes it. No command line is
 * published: the data describe a proposal (Preview), one command for each operation of
 * dyndexer/openapi.yaml. Pages, completion scripts and tests are made from them.
 */
export {cliCommands, cliGroups} from './commands';
export {cliExitCodes} from './exit-codes';
export {cliConfigFile, cliGlobalOptions, cliSettings} from './settings';
export type {CliArgument, CliCommand, CliExitCode, CliGroup, CliOption, CliSetting} from './types';

export const cliName = 'dyndexer';

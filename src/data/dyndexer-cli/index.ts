/**
 * The command line of the dynamic indexer, as proposed by this documentation. No command line is published: the data
 * describe a proposal (Preview) with one command per operation of dyndexer/openapi.yaml. Pages, completion scripts and
 * tests are generated from them.
 */
export {cliCommands, cliGroups} from './commands';
export {cliExitCodes} from './exit-codes';
export {cliConfigFile, cliGlobalOptions, cliSettings} from './settings';
export type {CliArgument, CliCommand, CliExitCode, CliOption, CliSetting} from './types';

export const cliName = 'dyndexer';

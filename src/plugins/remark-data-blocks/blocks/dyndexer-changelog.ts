import {heading, list} from '../../lib/mdast';
import {loadContract} from '../../lib/openapi/load-contract';
import type {Block} from '../block';
import {text} from './operation/text';

/** The changes in each version of the contract, newest first. The page provides the heading above them. */
export const dyndexerChangelog: Block = () =>
  loadContract().changelog.flatMap(({version, date, changes}) => [
    heading(3, `Version ${version} (${date})`, `version-${version.replaceAll('.', '-')}`),
    list(changes.map(text)),
  ]);

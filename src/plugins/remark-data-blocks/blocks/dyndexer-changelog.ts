import {heading, list} from '../../lib/mdast';
import {loadContract} from '../../openapi/load-contract';
import type {Block} from '../block';
import {text} from './operation/text';

/** What each version of the contract brought, newest first. The page has the heading above it. */
export const dyndexerChangelog: Block = () =>
  loadContract().changelog.flatMap(({version, date, changes}) => [
    heading(3, `Version ${version} (${date})`, `version-${version.replaceAll('.', '-')}`),
    list(changes.map(text)),
  ]);

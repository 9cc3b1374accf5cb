import {notificationFields, providerUrls, streamReplacements} from '../../../data/other-providers';
import {codes, table} from '../../lib/mdast';
import type {Block} from '../block';

export const providerUrlsTable: Block = () => [
  table(
    ['Provider', 'After `https://` or `wss://`'],
    providerUrls.map(({provider, url, formerUrl, source}) => [
      source ? `[${provider}](${source})` : provider,
      codes(formerUrl ? [url, formerUrl] : [url]),
    ]),
  ),
];

export const streamReplacementsTable: Block = () => [
  table(
    ['You use', 'On Syndica'],
    streamReplacements.map(({old, current}) => [old, current]),
  ),
];

export const notificationFieldsTable: Block = () => [
  table(
    ['Helius', 'Yellowstone', 'ChainStream'],
    notificationFields.map(({helius, yellowstone, current}) => [
      helius === undefined ? 'None' : `\`${helius}\``,
      `\`${yellowstone}\``,
      `\`${current}\``,
    ]),
  ),
];

import type {Navbar} from '@docusaurus/theme-common';
import {provider} from './provider';

/** Operations of the dyndexer API, in the order of an indexer's life. */
const dyndexerOperations = [
  'CreateIndexer',
  'ListIndexers',
  'GetIndexerLogs',
  'GetIndexerOutput',
  'DeleteIndexer',
  'UploadBinary',
  'ListBinaries',
  'DeleteBinary',
] as const;

export const navbar = {
  hideOnScroll: true,
  title: provider.name,
  items: [
    {type: 'docSidebar', sidebarId: 'platform', label: 'Platform', position: 'left'},
    {
      label: 'dyndexer',
      position: 'left',
      items: [
        {to: '/dyndexer/overview', label: 'Overview'},
        {to: '/dyndexer/cli', label: 'Command line'},
        ...dyndexerOperations.map((operation) => ({
          to: `/dyndexer/api/${operation}`,
          label: operation,
        })),
      ],
    },
    {href: provider.links.status, label: 'Status', position: 'right'},
    {href: provider.links.signUp, label: 'Sign up', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies Navbar;

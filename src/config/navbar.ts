import type {Navbar} from '@docusaurus/theme-common';
import {dyndexerGuides, dyndexerName, dyndexerOperations, operationPath} from './dyndexer';
import {provider} from './provider';

export const navbar = {
  hideOnScroll: true,
  title: provider.name,
  items: [
    {type: 'docSidebar', sidebarId: 'platform', label: 'Platform', position: 'left'},
    {
      label: dyndexerName,
      position: 'left',
      items: [
        ...dyndexerGuides.map(({path, label}) => ({to: path, label})),
        ...dyndexerOperations.map((operation) => ({to: operationPath(operation), label: operation})),
      ],
    },
    {href: provider.links.status, label: 'Status', position: 'right'},
    {href: provider.links.signUp, label: 'Sign up', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies Navbar;

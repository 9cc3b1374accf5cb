import type {UserThemeConfig} from '@docusaurus/theme-common';
import {provider} from './provider';

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Start',
      items: [
        {label: 'Welcome', to: '/'},
        {label: 'Getting started', to: '/platform/introduction/getting-started'},
        {label: 'Rate limits', to: '/platform/resources/rate-limits'},
        {label: 'RPC error codes', to: '/platform/resources/rpc-error-codes'},
      ],
    },
    {
      title: 'Products',
      items: [
        {label: 'Solana RPC', to: '/platform/solana-rpc/how-to'},
        {label: 'ChainStream API', to: '/platform/chainstream-api'},
        {label: 'Staking', to: '/platform/staking'},
        {label: 'dyndexer', to: '/dyndexer/overview'},
      ],
    },
    {
      title: 'Help',
      items: [
        {label: 'FAQ', to: '/platform/resources/faq'},
        {label: 'Troubleshooting HTTP', to: '/platform/resources/troubleshooting-http'},
        {label: 'Service status', href: provider.links.status},
        // As `href`, the theme would say that it opens a new tab.
        {label: 'Support', to: provider.links.support},
        {label: 'Contact', href: provider.links.contact},
      ],
    },
    {
      title: 'Company',
      items: [
        {label: provider.name, href: provider.links.home},
        {label: 'Stake', href: provider.links.stake},
        {label: 'Blog', href: provider.links.blog},
        {label: 'GitHub', href: provider.links.github},
        {label: 'X', href: provider.links.x},
      ],
    },
  ],
  copyright: `Copyright © ${provider.copyrightYear} ${provider.name}`,
} satisfies UserThemeConfig['footer'];

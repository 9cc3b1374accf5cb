import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The only sidebar. `platform/das-api` is a draft: it shows only in the dev server. */
const sidebars: SidebarsConfig = {
  platform: [
    'index',
    {
      type: 'category',
      label: 'Introduction',
      items: ['platform/introduction/getting-started', 'platform/introduction/why-syndica'],
    },
    {
      type: 'category',
      label: 'Concepts',
      items: ['platform/concepts/stacks', 'platform/concepts/api-keys', 'platform/concepts/logs'],
    },
    {
      type: 'category',
      label: 'Solana RPC',
      items: [
        'platform/solana-rpc/how-to',
        'platform/solana-rpc/send-transaction',
        'platform/solana-rpc/solana-documentation',
      ],
    },
    'platform/chainstream-api',
    'platform/das-api',
    'platform/staking',
    {
      type: 'category',
      label: 'Manage',
      items: [
        'platform/manage/account',
        'platform/manage/billing',
        'platform/manage/profile-settings',
        'platform/manage/teams-and-users',
      ],
    },
    {
      type: 'category',
      label: 'Resources',
      items: [
        'platform/resources/rate-limits',
        'platform/resources/rpc-error-codes',
        'platform/resources/troubleshooting-http',
        'platform/resources/ws-deflate',
        'platform/resources/advanced-concepts',
        'platform/resources/glossary',
        'platform/resources/faq',
      ],
    },
  ],
};

export default sidebars;

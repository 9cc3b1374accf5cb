// Ours instead of the hosted provider's theme's: that one makes its own client and knows no embedded
// index. Its route is added by src/plugins/search-index.
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchPage} from '../components/SearchPage/SearchPage';

export default function SearchPageRoute(): ReactNode {
  return (
    <Layout>
      <SearchPage />
    </Layout>
  );
}

// Replaces the page of the hosted provider's theme, which creates its own client and does not support the embedded
// index. src/plugins/search-index adds its route.
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

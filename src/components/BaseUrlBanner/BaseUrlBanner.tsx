import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {baseUrlBannerScript} from './script';

/**
 * Row E7: when the site is published under another path than the one it was built for, none of its
 * scripts load. A script inside the home page then says so. It is in the page's HTML only, never
 * rendered by React: if React runs, the base URL is right.
 */
export function BaseUrlBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (typeof window !== 'undefined' || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{baseUrlBannerScript(baseUrl)}</script>
    </Head>
  );
}

import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {inlineScript} from '../../lib/html/inline-script';
import {baseUrlBannerId, showBanner} from './show-banner';

/**
 * Row E7: when the site is deployed under a base URL other than the one it was built for, none of its scripts load. An
 * inline script in the home page then shows a banner. It is pre-rendered only, never rendered in the browser: if React
 * runs, the base URL is right.
 */
export function BaseUrlBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (typeof window !== 'undefined' || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{inlineScript(showBanner, baseUrlBannerId, baseUrl)}</script>
    </Head>
  );
}

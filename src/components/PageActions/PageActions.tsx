import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRef, type ReactNode} from 'react';
import {assistantQuestion, assistants} from '../../config/assistants';
import {useLightDismiss} from '../../hooks/useLightDismiss';
import {pageRoute} from '../../lib/addresses/page-route';
import {twinPath} from '../../lib/addresses/twin-path';
import {loadText} from '../../lib/browser/load-text';
import {copyLoaded} from '../Clipboard/copy-loaded';
import type {CopyMessages} from '../Clipboard/copy-outcome';
import {useCopy} from '../Clipboard/useCopy';
import styles from './PageActions.module.css';

const messages: CopyMessages = {
  copied: 'Copied',
  failed: 'Not copied. Open the page as Markdown instead, and copy it there.',
};

/** Actions on the page's Markdown version: copy it, view it, or open it in an AI assistant. */
export function PageActions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const [result, follow] = useCopy(messages);
  const menu = useRef<HTMLDetailsElement>(null);
  useLightDismiss(menu);
  const path = twinPath(pageRoute(metadata.permalink, siteConfig.baseUrl));
  const url = new URL(path, siteConfig.url).href;

  return (
    <div className={styles.actions}>
      <Head>
        <link rel="alternate" type="text/markdown" href={url} />
      </Head>
      <button type="button" className={styles.copy} onClick={() => follow(copyLoaded(loadText(path)))}>
        Copy page
      </button>
      <details ref={menu} className={styles.more}>
        <summary aria-label="More ways to read this page" />
        <ul>
          <li>
            <a href={path}>View as Markdown</a>
          </li>
          {assistants.map(({name, url: assistant}) => (
            <li key={name}>
              <a
                href={assistant + encodeURIComponent(assistantQuestion(url))}
                target="_blank"
                rel="noopener noreferrer nofollow">
                Ask {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <span role="status" className={styles.message}>
        {result?.message}
      </span>
    </div>
  );
}

/** Advertises the site search by OpenSearch, so that readers can search from the address bar. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchName} from '../../config/provider';
import {withFiles} from '../lib/emit-files';
import {searchTemplate} from '../lib/search-template';
import {describeSearch} from './describe-search';

const fileName = 'opensearch.xml';

export default function opensearch({siteConfig: {title, tagline, url, favicon = ''}, baseUrl}: LoadContext): Plugin {
  const home = new URL(baseUrl, url);
  // Here, and not after the build: a name that is too long stops it before it starts.
  const description = describeSearch({
    name: searchName,
    description: tagline,
    icon: new URL(favicon, home).href,
    template: searchTemplate(home.href, '{searchTerms}'),
  });
  return {
    name: 'opensearch',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: `${baseUrl}${fileName}`,
          },
        },
      ],
    }),

    ...withFiles(() => [[fileName, description]]),
  };
}

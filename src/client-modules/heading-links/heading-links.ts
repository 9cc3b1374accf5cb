/** Client module. One delegated listener for the headings of all pages, so that none of them has to hydrate. */
import {copyHeadingLinks} from './copy-heading-links';
import './heading-links.css';

if (typeof document !== 'undefined') copyHeadingLinks();

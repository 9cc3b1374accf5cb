/** Client module. One listener for the headings of all pages, so that no page brings each of its own to life. */
import {copyHeadingLinks} from './copy-heading-links';
import './heading-links.css';

if (typeof document !== 'undefined') copyHeadingLinks();

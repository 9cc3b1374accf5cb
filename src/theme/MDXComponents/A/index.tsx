// Ejected: the original gives every link an empty class, which the HTML of each page then carries. It fills it only for
// links with an id, as of footnotes, to keep them clear of the navbar: `scroll-padding-top` in src/css/scroll-room.css
// does that.
export {default} from '@docusaurus/Link';

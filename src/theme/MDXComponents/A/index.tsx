// Ejected: the original gives every link an empty class, which the HTML of each page then carries. The class is for
// footnotes below a navbar that hides; this one stays (`scroll-padding-top` in src/css/scroll-room.css).
export {default} from '@docusaurus/Link';

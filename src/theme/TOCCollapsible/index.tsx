// Ejected: the original is a list at the top of the page, which pushes the page down. This is a menu that stays in view
// while the reader scrolls.
export {ContentsMenu as default} from '../../components/ContentsMenu/ContentsMenu';

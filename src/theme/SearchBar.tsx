// Fills the classic theme's empty search bar with ours.
export {SearchBar as default} from '../components/Search/SearchBar';

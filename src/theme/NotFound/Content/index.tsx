// Ejected: the original only says that there is no page. Ours suggests pages with a similar URL, searches for the words
// in it, and links to the main sections.
export {NotFoundOnDemand as default} from '../../../components/NotFound/NotFoundOnDemand';

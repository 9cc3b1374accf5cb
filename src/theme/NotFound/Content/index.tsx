// Ejected: the original says only that there is no page. Ours names the pages with a similar address, searches for its
// words, and links to the main sections.
export {NotFoundOnDemand as default} from '../../../components/NotFound/NotFoundOnDemand';

/** Contents of the lazy chunk that opening the search loads. */
export {getSearchClient} from '../../search/client';
export {prepareOpening} from './prepare-opening';
export {SearchModal} from './modal/SearchModal';

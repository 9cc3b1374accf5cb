/** What opening the search loads. */
export {getSearchClient} from '../../search/client';
export {SearchModal} from './SearchModal';

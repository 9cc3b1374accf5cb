/**
 * The engine in a thread of its own: making it takes longer than a frame of the page may. It fetches its index
 * itself, which on the page would wait for the modal to be made.
 */
import {expose} from 'comlink';
import {search as settings} from '../../config/search';
import type {EngineApi} from './engine-api';
import {engineOverFile} from './engine-over-file';

/** The bundler's name for the path of the site. */
declare const __webpack_public_path__: string;

const engine = engineOverFile(`${__webpack_public_path__}${settings.assetFolder}/${settings.indexFile}`);
void engine.warmUp();

const api: EngineApi = {search: (request) => engine.search(request)};
expose(api);

/**
 * Runs the engine in a worker, since indexing takes longer than a frame. The worker fetches the index itself: on the
 * main thread that would have to wait for the modal to render.
 */
import {searchFiles} from '../../config/search-files';
import {answerQuestions} from './engine-messages';
import {engineOverFile} from './engine-over-file';

/** The bundler's name for the public path. */
declare const __webpack_public_path__: string;

const engine = engineOverFile(`${__webpack_public_path__}${searchFiles.folder}/${searchFiles.index}`);
void engine.warmUp();
answerQuestions(globalThis, engine);

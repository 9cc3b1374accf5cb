/** How the page and the worker of the engine talk. */
import type {SearchRequest, SearchResult} from '../../lib/search/search-record';
import type {SearchBackend} from '../backend';

interface Question {
  readonly id: number;
  readonly request: SearchRequest;
}

/** An error loses its class on the way: src/lib/browser/outdated-page.ts tells it by its name. */
interface Failure {
  readonly name: string;
  readonly message: string;
}

/** To the question with the same id. */
type Answer = {readonly id: number} & ({readonly result: SearchResult} | {readonly failure: Failure});

/** What a worker, the inside of one, and a port have in common. */
type Channel = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

let asked = 0;

/** Asks the engine at the other end. Rejects with its error; never settles if there is none. */
export function askEngine(channel: Channel, request: SearchRequest): Promise<SearchResult> {
  const id = ++asked;
  const answer = new Promise<SearchResult>((resolve, reject) => {
    const onMessage = ({data}: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      channel.removeEventListener('message', onMessage);
      if ('result' in data) resolve(data.result);
      else reject(Object.assign(new Error(data.failure.message), data.failure));
    };
    channel.addEventListener('message', onMessage);
  });
  channel.postMessage({id, request} satisfies Question);
  return answer;
}

function failureOf(error: unknown): Failure {
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  return {name, message};
}

/** Lets an engine answer what is asked at the other end. */
export function answerQuestions(channel: Channel, engine: Pick<SearchBackend, 'search'>): void {
  const post = (answer: Answer) => channel.postMessage(answer);
  channel.addEventListener('message', ({data: {id, request}}: MessageEvent<Question>) => {
    engine
      .search(request)
      .then((result) => post({id, result}))
      .catch((error: unknown) => post({id, failure: failureOf(error)}));
  });
}

import type {IncomingHttpHeaders} from 'node:http';
import type {Transport} from '../../src/lib/transport';

/** One call that came in, or one HTTP request that never became a call. */
export interface RecordedRequest {
  readonly transport: Transport | 'chainstream';
  /** Null for a request that was refused before its body was read as a call. */
  readonly method: string | null;
  readonly params: unknown;
  /** Of the request, or of the handshake of the connection. */
  readonly headers: IncomingHttpHeaders;
  /** HTTP status of the answer; 101 for a call over a WebSocket. */
  readonly status: number;
}

/** What came in, in order. */
export class RequestLog {
  private readonly list: RecordedRequest[] = [];

  get all(): readonly RecordedRequest[] {
    return this.list;
  }

  add(request: RecordedRequest): void {
    this.list.push(request);
  }

  clear(): void {
    this.list.length = 0;
  }
}

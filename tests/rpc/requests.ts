import type {IncomingHttpHeaders} from 'node:http';
import type {Transport} from '../../src/lib/transport';

/** A received call, or an HTTP request that was rejected before it was parsed as one. */
export interface RecordedRequest {
  readonly transport: Transport | 'chainstream';
  /** Null for a request that was rejected before it was parsed as a call. */
  readonly method: string | null;
  readonly params: unknown;
  /** Headers of the request, or of the WebSocket handshake. */
  readonly headers: IncomingHttpHeaders;
  /** HTTP status of the response; 101 for a call over a WebSocket. */
  readonly status: number;
}

/** Received requests, in order. */
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

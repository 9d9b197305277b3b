import type http from 'node:http';

export interface FakeRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly headers: http.IncomingHttpHeaders;
}

export interface FakeAnswer {
  readonly status: number;
  readonly json: unknown;
  /** In the place of JSON. */
  readonly text?: string;
  /** After how many characters the connection breaks off. */
  readonly breaksAt?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

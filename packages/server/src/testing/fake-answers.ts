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
  readonly headers?: Readonly<Record<string, string>>;
}

import { createHash, X509Certificate } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createBrotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** Headers that belong to one connection, which HTTP/2 has none of. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings']);

export interface Front {
  readonly origin: string;
  /** The digest of its public key, for a browser's `--ignore-certificate-errors-spki-list`: other exceptions keep it from caching. */
  readonly key: string;
  close(): Promise<void>;
}

async function serve(handle: Parameters<Http2SecureServer['on']>[1]): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('request', handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `https://localhost:${port}`,
    key: createHash('sha256').update(publicKey).digest('base64'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

const own = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)));

/** Puts HTTP/2 and TLS in front of a server, as a balancer does. @param target the server's origin. */
export function frontOf(target: string): Promise<Front> {
  return serve((incoming: Http2ServerRequest, answer: Http2ServerResponse) => {
    const { method, url, headers } = incoming;
    const passed = request(target + url, { method, headers: own(headers) }, (received) => {
      answer.writeHead(received.statusCode ?? 502, own(received.headers));
      received.pipe(answer);
    });
    passed.on('error', () => answer.stream.destroy());
    incoming.pipe(passed);
  });
}

/** Serves a folder over HTTP/2 and TLS, compressed by brotli; browsers keep its assets, as they keep the product's. */
export function frontOfFiles(directory: string): Promise<Front> {
  return serve((incoming: Http2ServerRequest, answer: Http2ServerResponse) => {
    const path = join(directory, incoming.url === '/' ? 'index.html' : incoming.url);
    stat(path).then(
      () => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        const caching = incoming.url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
        answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': caching });
        createReadStream(path).pipe(createBrotliCompress()).pipe(answer.stream);
      },
      () => {
        answer.writeHead(404);
        answer.end();
      },
    );
  });
}

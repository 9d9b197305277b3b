import type { RawAnswer } from './answer.ts';

export interface UploadRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: Blob;
  signal: AbortSignal | undefined;
  /** Gets the bytes sent and the bytes in all. */
  onProgress: (sent: number, total: number) => void;
}

/** Sends a file and says how far it is. Rejects with a TypeError without a connection, as fetch does. */
export type UploadTransport = (request: UploadRequest) => Promise<RawAnswer>;

/** Sends by XMLHttpRequest, since fetch does not report how much of a body has been sent. */
export const xhrUpload: UploadTransport = ({ url, method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort, { once: true });
    xhr.open(method, url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded, body.size));
    const succeed = settle(() => {
      const answer: Blob = xhr.response ?? new Blob();
      resolve({
        status: xhr.status,
        headers: { get: (name) => xhr.getResponseHeader(name) },
        text: () => answer.text(),
        blob: () => Promise.resolve(answer),
      });
    });
    const fail = settle(() => reject(new TypeError('The connection was lost during the upload.')));
    const giveUp = settle(() => reject(signal?.reason ?? new DOMException('The upload was aborted.', 'AbortError')));
    xhr.addEventListener('load', succeed);
    xhr.addEventListener('error', fail);
    xhr.addEventListener('abort', giveUp);
    xhr.send(body);
  });

/** The media type that a file is sent as: what it says of itself where the route takes that, else by its name. */
export function uploadType(file: Blob, accepted: readonly string[]): string {
  const own = file.type.replace(/;.*$/, '').trim().toLowerCase();
  if (own !== 'multipart/form-data' && accepted.includes(own)) return own;
  const name = 'name' in file && typeof file.name === 'string' ? file.name.toLowerCase() : '';
  if (own === 'application/x-gzip' || name.endsWith('.gz')) return 'application/gzip';
  if (/\.(csv|tsv|txt)$/.test(name)) return 'text/csv';
  return 'application/octet-stream';
}

/** Whether a file is a zip archive, as workbooks are: what it holds is listed at its end. */
export async function isArchive(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

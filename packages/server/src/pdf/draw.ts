import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** One at a time: the processor has other things to do. */
const inTurn = pLimit(1);

/**
 * Draws a PDF in a thread of its own, since the library and its fonts hold the processor for up to a second and long tables for more.
 * @param worker the file that draws `data` and posts the bytes.
 */
export const drawPdf = (worker: URL, data: unknown): Promise<Buffer> =>
  inTurn(async () => {
    const thread = new Worker(worker, { workerData: data });
    try {
      const [bytes] = (await once(thread, 'message')) as [Uint8Array];
      return Buffer.from(bytes);
    } finally {
      void thread.terminate();
    }
  });

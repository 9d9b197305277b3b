import type { Job } from 'pg-boss';
import type { Services } from '../app/services.ts';
import { ImportFailure } from './import-failure.ts';
import { registerCancelledWorker } from './cancel-import.ts';
import { failImport, ImportCancelled } from './import-rows.ts';
import { LONG, SHORT } from './queue.ts';
import { runImport } from './run-import.ts';
import type { StoredFileRef } from './stored-file.ts';

/** Imports that one server process runs at a time: long ones, and beside them short ones, so that these never wait for those. */
const LONG_AT_ONCE = 2;
const SHORT_AT_ONCE = 2;
/** In seconds; so soon a run notices that its import was cancelled. */
const HEARTBEAT = 1;

// Of PostgreSQL and the network: the import can be run again. Class 08 connection, 53 resources, 57 ended by the operator,
// 40 lost against another transaction.
const PASSING = /^(?:08|40|53|57)|^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;

function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return PASSING.test(code) || /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
}

/**
 * Works on the queue of imports. What ends the server in the middle of one, or parts it from the database, only sends the
 * import back to the queue.
 */
export async function registerImportWorker(services: Services): Promise<void> {
  const { jobs, database, log } = services;
  const handle = async (file: StoredFileRef, taken: AbortSignal) => {
    try {
      await runImport({ database, file, signal: AbortSignal.any([jobs.stopping, taken]) });
    } catch (error) {
      // A job that was taken back, or that has gone to another process, has nothing left to say.
      if (error instanceof ImportCancelled || (taken.aborted && !jobs.stopping.aborted)) return;
      if (error instanceof ImportFailure) {
        await failImport(database, file, error);
        return;
      }
      if (jobs.stopping.aborted || mayPass(error)) throw error;
      log.error({ err: error, importId: file.importId }, 'import');
      await failImport(database, file, { code: 'internal', message: 'Something went wrong.', line: null });
    }
  };
  const turns = { groupConcurrency: 1, heartbeatRefreshSeconds: HEARTBEAT };
  const work = (job: Job<StoredFileRef>) => handle(job.data, job.signal);
  await jobs.work('import', work, { ...turns, ...LONG, atOnce: LONG_AT_ONCE });
  await jobs.work('import', work, { ...turns, ...SHORT, atOnce: SHORT_AT_ONCE });
  await registerCancelledWorker(services);
}

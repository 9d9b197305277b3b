import type { Job } from 'pg-boss';
import type { Services } from '../services/services.ts';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import { isUnavailable } from '../db/unavailable.ts';
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

/** Lost against another transaction (class 40). */
const isConflict = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('40');

/**
 * Works on the queue of imports. What ends the server in the middle of one, or parts it from the database, only sends the
 * import back to the queue.
 */
export async function registerImportWorker(services: Services): Promise<void> {
  const { jobs, database, secret, log } = services;
  const handle = async (file: StoredFileRef, taken: AbortSignal) => {
    try {
      await runImport({ database, secret, file, signal: AbortSignal.any([jobs.stopping, taken]) });
      await requestEvaluation(jobs, file.shopId);
    } catch (error) {
      // A job that was taken back, or that has gone to another process, has nothing left to say.
      if (error instanceof ImportCancelled || (taken.aborted && !jobs.stopping.aborted)) return;
      if (error instanceof ImportFailure) {
        await failImport(database, file, error);
        return;
      }
      if (jobs.stopping.aborted || isUnavailable(error) || isConflict(error)) throw error;
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

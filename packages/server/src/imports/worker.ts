import type { Services } from '../app/services.ts';
import { ImportFailure } from './import-failure.ts';
import { failImport } from './import-rows.ts';
import { runImport } from './run-import.ts';
import type { StoredFileRef } from './stored-file.ts';

/** Imports that one server process runs at a time. */
const AT_ONCE = 2;

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
export async function registerImportWorker({ jobs, database, log }: Services): Promise<void> {
  const handle = async (file: StoredFileRef) => {
    try {
      await runImport({ database, file, signal: jobs.stopping });
    } catch (error) {
      if (error instanceof ImportFailure) {
        await failImport(database, file, error);
        return;
      }
      if (jobs.stopping.aborted || mayPass(error)) throw error;
      log.error({ err: error, importId: file.importId }, 'import');
      await failImport(database, file, { code: 'internal', message: 'Something went wrong.', line: null });
    }
  };
  await jobs.work<StoredFileRef>('import', async (job) => handle(job.data), { atOnce: AT_ONCE });
}

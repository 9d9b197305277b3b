import type { Services } from '../services/services.ts';
import { deleteExpired } from './sessions.ts';

/** Once an hour, one of the server processes deletes the sessions and links that are over. */
export async function registerCleanup({ database, jobs }: Services): Promise<void> {
  await jobs.work('cleanup', () => deleteExpired(database.db));
  await jobs.schedule('cleanup', '17 * * * *');
}

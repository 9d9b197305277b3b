import type { Logger } from 'pino';
import { fromKysely, type Job, PgBoss, type SendOptions, type WorkOptions } from 'pg-boss';
import { asAppRole, CALL_LIMITS, type PostgresConfig, withLimits } from '../db/connection.ts';
import type { ShopTransaction } from '../db/database.ts';
import { onConnection } from '../db/unavailable.ts';
import { JOB_SCHEMA, type QueueName } from './queues.ts';

type Chosen = Pick<WorkOptions, 'minPriority' | 'maxPriority' | 'groupConcurrency' | 'heartbeatRefreshSeconds'>;

/** Work that is done behind the answer, kept in the database until it has succeeded. */
export interface Jobs {
  /** @param trx the job exists only if this transaction commits. */
  send(queue: QueueName, data: object, options?: SendOptions & { trx?: ShopTransaction }): Promise<void>;
  /** Takes back a job that waits; the signal of one that is worked on is aborted within `heartbeatRefreshSeconds`. */
  cancel(queue: QueueName, id: string, options: { trx: ShopTransaction }): Promise<void>;
  /**
   * @param options.atOnce jobs that this process works on at a time; default 1.
   * @param options the others are those of the queue: jobs of which priorities, and how many of a group at a time.
   */
  work<T extends object>(
    queue: QueueName,
    handler: (job: Job<T>) => Promise<void>,
    options?: { atOnce?: number } & Chosen,
  ): Promise<void>;
  /** Aborted as soon as `stop` is called, for work that would take longer than the stop may. */
  readonly stopping: AbortSignal;
  /** Has a job sent again and again, by one of the server processes. @param cron in UTC, e.g. `0 3 * * *`. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  /** Waits for the work in hand, up to `timeout` milliseconds. */
  stop(timeout: number): Promise<void>;
}

export async function startJobs(config: PostgresConfig, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    ...(withLimits(asAppRole(config), CALL_LIMITS) as object),
    schema: JOB_SCHEMA,
    migrate: false,
    createSchema: false,
    max: 4,
    useListenNotify: true,
    // A job whose process has died is found and begun again within a quarter of a minute.
    superviseIntervalSeconds: 3,
    monitorIntervalSeconds: 3,
  });
  const stopping = new AbortController();
  let stopped = false;
  boss.on('error', (error) => {
    // Its connections may still be closing when the database goes.
    if (!stopped) log.error({ err: error }, 'job queue');
  });
  await boss.start();
  return {
    async send(queue, data, { trx, ...options } = {}) {
      if (trx) await boss.send(queue, data, { ...options, db: fromKysely(trx) });
      else await onConnection(boss.send(queue, data, options));
    },
    async cancel(queue, id, { trx }) {
      await boss.cancel(queue, id, { db: fromKysely(trx) });
    },
    stopping: stopping.signal,
    async work(queue, handler, { atOnce = 1, ...chosen } = {}) {
      const options = {
        ...chosen,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2, // a job that waits for its next try sends no notification
        burstWhenBatchFull: true,
        localConcurrency: atOnce,
      };
      await boss.work(queue, options, async (jobs) => {
        for (const job of jobs) {
          try {
            await handler(job as never);
          } catch (error) {
            // The queue keeps what went wrong to itself. What the stop breaks off has not failed.
            if (!stopping.signal.aborted) log.error({ err: error, queue, job: job.id }, 'job failed');
            throw error;
          }
        }
      });
    },
    schedule: (queue, cron) => boss.schedule(queue, cron),
    async stop(timeout) {
      stopping.abort();
      await boss.stop({ graceful: true, timeout });
      stopped = true;
    },
  };
}

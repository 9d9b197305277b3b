/** The database schema of the job queue. */
export const JOB_SCHEMA = 'jobs';

/** A read of a shop that has not ended by then is started again, in seconds. */
export const LONGEST_READ_S = 6 * 3600;

/**
 * Every queue, with its retry rules; made when the database is migrated. `notify` wakes the workers at once; they look by
 * themselves too, now and then.
 */
export const JOB_QUEUES = [
  {
    name: 'mail',
    // A mail server may be away for a week: the pauses grow to six hours, and sixty of them last for more than ten days.
    options: {
      retryLimit: 60,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 6 * 3600,
      retentionSeconds: 30 * 24 * 3600,
      notify: true,
    },
  },
  {
    name: 'import',
    options: {
      retryLimit: 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: 6 * 3600,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  {
    name: 'recomputation',
    // What an owner has changed is brought into the figures, however long the database is away.
    options: {
      retryLimit: 1000,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 300,
      retentionSeconds: 30 * 24 * 3600,
      expireInSeconds: 3600,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  // The file of a cancelled import is dropped a day later.
  {
    name: 'cancelled-import',
    options: { retryLimit: 20, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600, notify: true },
  },
  {
    name: 'billing',
    // One job at most waits for each subscription, however many events come.
    policy: 'short',
    options: { retryLimit: 100, retryDelay: 1, retryBackoff: true, retryDelayMax: 900, notify: true },
  },
  {
    name: 'store',
    // What fails at the platform is planned again by the reader itself: a job is tried again where its server or the database
    // was lost.
    options: {
      retryLimit: 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: LONGEST_READ_S,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  // One job at most waits for each connection, however many webhooks come.
  {
    name: 'store-news',
    policy: 'short',
    options: { retryLimit: 100, retryDelay: 1, retryBackoff: true, retryDelayMax: 300, notify: true },
  },
  {
    name: 'ads',
    // As for stores: what fails at the platform is planned again by the reader itself.
    options: {
      retryLimit: 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: LONGEST_READ_S,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  // Erases what a store that was disconnected has brought.
  {
    name: 'store-erase',
    options: {
      retryLimit: 100,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 3600,
      heartbeatSeconds: 10,
      retentionSeconds: 30 * 24 * 3600,
      notify: true,
    },
  },
  { name: 'trial', options: { retryLimit: 20, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 } },
  // One job at most waits for each shop: the next day's.
  {
    name: 'fixed-costs',
    policy: 'short',
    options: { retryLimit: 100, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 },
  },
  // One job at most waits for each shop, and beside it the next night's.
  {
    name: 'evaluation',
    policy: 'short',
    options: {
      retryLimit: 20,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 1800,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  // Looks for what has been collected long enough; the next look is a minute later.
  { name: 'collected', policy: 'short', options: { retryLimit: 0, retentionSeconds: 3600, deleteAfterSeconds: 3600 } },
  // A delivery gives up by itself, after a time that depends on the way.
  {
    name: 'email-delivery',
    options: {
      retryLimit: 200,
      retryDelay: 15,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 300,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  {
    name: 'hook-delivery',
    options: {
      retryLimit: 100,
      retryDelay: 20,
      retryBackoff: true,
      retryDelayMax: 900,
      expireInSeconds: 120,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  {
    name: 'push-delivery',
    options: {
      retryLimit: 100,
      retryDelay: 20,
      retryBackoff: true,
      retryDelayMax: 900,
      expireInSeconds: 120,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  {
    name: 'sms-delivery',
    options: {
      retryLimit: 50,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 900,
      expireInSeconds: 120,
      heartbeatSeconds: 10,
      notify: true,
    },
  },
  // One of a kind at most waits for each shop: the next day's or week's.
  {
    name: 'digest',
    policy: 'short',
    options: { retryLimit: 100, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 600 },
  },
  // What fails is tried again the next day.
  { name: 'rates', policy: 'short', options: { retryLimit: 3, retryDelay: 60, retryBackoff: true } },
  { name: 'cleanup', options: { retryLimit: 0 } },
] as const;

export type QueueName = (typeof JOB_QUEUES)[number]['name'];

/** The one worker of the app: it shows push messages, and opens the app without a network. */
const WORKER = '/worker.js';

/** Trusted Types let a script's address through by a policy alone; this one knows the worker's. */
let policy: { createScriptURL(url: string): unknown } | undefined;
function workerAddress(): string {
  const types = (
    globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<typeof policy> } }
  ).trustedTypes;
  policy ??= types?.createPolicy('adaos-worker', { createScriptURL: () => WORKER });
  return (policy?.createScriptURL(WORKER) ?? WORKER) as string;
}

export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerAddress());

/** The worker of this browser, where it has one. */
export const findWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(WORKER);

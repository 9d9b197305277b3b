/** Milliseconds that a read of sample data takes. */
export const SAMPLE_DELAY = 500;
/** Milliseconds that the sample's copy generator takes. */
export const SAMPLE_COPY_DELAY = 2000;

/** Calls back after some milliseconds; the function that comes back gives up waiting. */
export type Timer = (callback: () => void, milliseconds: number) => () => void;

const realTimer: Timer = (callback, milliseconds) => {
  const id = setTimeout(callback, milliseconds);
  return () => clearTimeout(id);
};

/**
 * Gives `value` after the time that a sample takes.
 * Rejects with the signal's reason where the caller aborts.
 */
export function sampleDelay<T>(
  value: T,
  {
    milliseconds = SAMPLE_DELAY,
    timer = realTimer,
    signal,
  }: { milliseconds?: number; timer?: Timer; signal?: AbortSignal } = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(signal?.reason as Error);
    if (signal?.aborted) return fail();
    const cancel = timer(() => {
      signal?.removeEventListener('abort', abort);
      resolve(value);
    }, milliseconds);
    const abort = () => {
      cancel();
      fail();
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}

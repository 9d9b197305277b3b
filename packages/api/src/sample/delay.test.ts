import { describe, expect, test, vi } from 'vitest';
import { SAMPLE_COPY_DELAY, SAMPLE_DELAY, sampleDelay, type Timer } from './delay.ts';

function clock() {
  const waiting: { callback: () => void; milliseconds: number }[] = [];
  const cancel = vi.fn<() => void>();
  const timer: Timer = (callback, milliseconds) => {
    waiting.push({ callback, milliseconds });
    return cancel;
  };
  return { timer, waiting, cancel };
}

describe('[ENT-2] a sample read', () => {
  test('takes half a second', async () => {
    const { timer, waiting } = clock();
    const settled = vi.fn<(value: string) => void>();
    const pending = sampleDelay('figures', { timer }).then(settled);
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([500]);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    waiting[0]?.callback();
    await pending;
    expect(settled).toHaveBeenCalledWith('figures');
  });

  test('[COPY-1] of the copy generator takes two', () => {
    const { timer, waiting } = clock();
    void sampleDelay('copies', { timer, milliseconds: SAMPLE_COPY_DELAY });
    expect([SAMPLE_DELAY, waiting[0]?.milliseconds]).toEqual([500, 2000]);
  });

  test('uses the platform’s own timer by default', async () => {
    vi.useFakeTimers();
    const pending = sampleDelay(1);
    await vi.advanceTimersByTimeAsync(SAMPLE_DELAY);
    await expect(pending).resolves.toBe(1);
    const controller = new AbortController();
    const aborted = sampleDelay(1, { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toBe(controller.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('is given up with its caller', async () => {
    const { timer, waiting, cancel } = clock();
    const controller = new AbortController();
    const pending = sampleDelay(1, { timer, signal: controller.signal });
    controller.abort(new Error('left the screen'));
    await expect(pending).rejects.toThrow('left the screen');
    expect(cancel).toHaveBeenCalledOnce();
    await expect(sampleDelay(1, { timer, signal: controller.signal })).rejects.toThrow('left the screen');
    expect(waiting).toHaveLength(1);
  });
});

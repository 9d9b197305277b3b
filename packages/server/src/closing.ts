import type { Logger } from 'pino';

/** Undoes what was started, last first. */
export class Closing {
  readonly #steps: (() => Promise<void>)[] = [];
  add(step: () => Promise<void>): void {
    this.#steps.unshift(step);
  }
  async run(log: Logger): Promise<void> {
    for (const step of this.#steps.splice(0)) {
      await step().catch((error: unknown) => log.error({ err: error }, 'closing'));
    }
  }
}

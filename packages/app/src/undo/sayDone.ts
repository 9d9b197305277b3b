import type { MessageDescriptor } from 'react-intl';
import { notify } from '../state/index.ts';
import { messages } from './sayDone.messages.ts';

/** Says what was done and, where it can be taken back, offers that; then how that went. */
export function sayDone(message: MessageDescriptor, undo?: () => Promise<unknown>): void {
  const takeBack = () =>
    void undo?.().then(
      () => notify({ severity: 'success', message: messages.undone }),
      (error: unknown) => notify({ severity: 'error', error }),
    );
  notify({ severity: 'success', message, ...(undo && { undo: takeBack }) });
}

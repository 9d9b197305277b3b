import type { CopyHistory, GeneratedCopy } from '@adaos/api';
import { COPY_IDEAS, copyOf } from '@adaos/domain';
import type { AdCopyView } from '@adaos/ui/screens/AdCopyScreen';
import type { ScreenView } from '../../sample/index.ts';

/** The parts of ads that were edited since they were read, by the ad's id. */
export type CopyEdits = Readonly<Record<string, NonNullable<GeneratedCopy['parts']>>>;

const NOTHING = { summary: { copies: 0, copiesThisMonth: 0, products: 0, audiences: 0 }, entries: [] };

/** Ads as they were edited: title and content follow from the parts. */
export function withEdits(copies: readonly GeneratedCopy[], edits: CopyEdits): GeneratedCopy[] {
  return copies.map((copy) => {
    const parts = edits[copy.id];
    if (!parts || !copy.platform) return copy;
    const texts = Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    const idea = COPY_IDEAS.find((one) => one === copy.type) ?? 'fact';
    const { title, content } = copyOf(copy.platform, idea, texts, copy.cta);
    return { ...copy, title, content, parts };
  });
}

/** The screen writes ads also for a shop that has none: nothing yet is a history of none. */
export function toAdCopyView(view: ScreenView<CopyHistory>, edits: CopyEdits = {}): AdCopyView {
  if (view.status === 'empty') return { status: 'ready', source: 'live', data: NOTHING };
  if (view.status !== 'ready' || Object.keys(edits).length === 0) return view;
  const entries = view.data.entries.map((entry) => ({ ...entry, copies: withEdits(entry.copies, edits) }));
  return { ...view, data: { ...view.data, entries } };
}

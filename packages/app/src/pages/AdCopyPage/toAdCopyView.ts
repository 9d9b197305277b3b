import type { CopyHistory, GeneratedCopy } from '@adaos/api';
import { COPY_IDEAS, copyOf, type Language } from '@adaos/domain';
import type { AdCopyView, Generation } from '@adaos/ui/screens/AdCopyScreen';
import type { useGenerateCopy } from '../../queries/adCopy.ts';
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

/** What became of a wish. Ads of the sample are not shown as the shop's own, nor the other way round. */
export function toGeneration(
  { isPending, error, data, variables }: ReturnType<typeof useGenerateCopy>,
  shown: { sample: boolean; language: Language; edits: CopyEdits; textOf: (error: unknown) => string },
): Generation {
  if (isPending) return { status: 'busy' };
  if (error) return { status: 'failed', message: shown.textOf(error) };
  if (!data || !variables || (data.source === 'sample') !== shown.sample) return { status: 'idle' };
  const { tone = 'friendly', platform = 'meta', language = shown.language, ...request } = variables;
  return {
    status: 'done',
    request: { ...request, tone, platform, language },
    copies: withEdits(data.copies, shown.edits),
    writer: data.writer,
    facts: data.facts,
  };
}

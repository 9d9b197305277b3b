import { expect, test } from 'vitest';
import { sampleCopyHistory } from '@adaos/api/sample';
import { toAdCopyView } from './toAdCopyView.ts';

test('[COPY-1] a shop without ads can have its first written', () => {
  expect(toAdCopyView({ status: 'empty' })).toMatchObject({ status: 'ready', source: 'live', data: { entries: [] } });
});

test('what there is is shown as it is', () => {
  const view = { status: 'ready', source: 'sample', data: sampleCopyHistory } as const;
  expect(toAdCopyView(view)).toBe(view);
});

test('[COPY-1] an ad that was edited is shown as it is now, everywhere', () => {
  const [entry] = sampleCopyHistory.entries;
  const id = entry?.copies[0]?.id ?? '';
  const parts = (entry?.copies[0]?.parts ?? []).map((each) => ({ ...each, text: `New ${each.part}` }));
  const view = toAdCopyView({ status: 'ready', source: 'live', data: sampleCopyHistory }, { [id]: parts });
  const shown = view.status === 'ready' ? view.data.entries[0]?.copies : [];
  expect(shown?.[0]).toMatchObject({ id, parts, title: 'New headline', content: 'New primary' });
  expect(shown?.slice(1)).toEqual(entry?.copies.slice(1));
});

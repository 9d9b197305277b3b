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

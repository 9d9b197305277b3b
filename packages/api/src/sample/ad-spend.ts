import type { AdSpendEntries, AdSpendEntry, AdSpendInput, NoAdsInput, NoAdsPeriod } from '../contract/index.ts';
import { sampleId } from './shop.ts';

export const sampleAdSpendInput: AdSpendInput = {
  platform: 'Instagram',
  campaign: 'Ioana, Sibiu',
  amount: 600,
  currency: 'EUR',
  from: '2025-12-01',
  to: '2025-12-24',
};

/** Ad spend that was entered just now. */
export const newSampleAdSpend = (input: AdSpendInput): AdSpendEntry => ({
  ...input,
  id: sampleId(810),
  shopAmount: input.amount,
  counted: input.amount,
  reportedDays: 0,
  createdAt: '2025-12-31T08:00:00Z',
  createdBy: 'Ana Ionescu',
  withdrawnAt: null,
});

export const sampleNoAdsInput: NoAdsInput = { from: '2025-08-01', to: '2025-08-31' };

/** A statement that was given just now. */
export const newSampleNoAds = ({ from, to }: NoAdsInput): NoAdsPeriod => ({
  from,
  to,
  id: sampleId(811),
  spendDays: 0,
  createdAt: '2025-12-31T08:00:00Z',
  createdBy: 'Ana Ionescu',
  withdrawnAt: null,
});

export const sampleAdSpend: AdSpendEntries = {
  currency: 'EUR',
  entries: [newSampleAdSpend(sampleAdSpendInput)],
  noAds: [newSampleNoAds(sampleNoAdsInput)],
};

import { tenths } from '@adaos/domain';
// What the sample's files share: an invented Romanian shop of wool, linen and ceramics, at the end of 2025.

/** What every sample read says of itself. */
export const sampleRead = { source: 'sample', currency: 'EUR', updatedAt: null } as const;

export const PRODUCTS = {
  blanket: 'Pătură de lână Retezat',
  rug: 'Covor țesut Maramureș',
  mugs: 'Set de căni Horezu',
  linen: 'Lenjerie de in Bucovina',
  candle: 'Lumânare din ceară de albine',
  pillow: 'Pernă brodată Sibiel',
} as const;

/** An id of the sample, by number. */
export const sampleId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** 100 x contribution before ads / spend, to a tenth. */
export const roiOf = (profit: number, spend: number) => tenths((100 * (profit + spend)) / spend);

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

import { sampleCosts } from '@adaos/api/sample';
import type { MissingCostsData } from '@adaos/ui/screens/MissingCosts';
import { fn, within } from 'storybook/test';

export const missingCostsData: MissingCostsData = {
  period: { from: '2025-10-01', to: '2025-10-31' },
  currency: 'EUR',
  profit: 12_430.5,
  missing: ['cogs', 'shipping_cost', 'return_shipping_cost', 'ad_spend'],
  coverage: [
    { kind: 'cogs', share: 88.04 },
    { kind: 'shipping_cost', share: 61.83 },
    { kind: 'return_shipping_cost', share: 0 },
    { kind: 'handling', share: 100 },
  ],
  rules: sampleCosts.rules,
  managers: ['Andreea Munteanu', 'Ana Ionescu'],
};

export const missingCostsArgs = {
  open: true,
  view: { status: 'ready' as const, data: missingCostsData },
  canManage: true,
  preview: { status: 'idle' as const },
  onPreview: fn(),
  onPreviewAgain: fn(),
  onAdd: fn(() => Promise.resolve()),
  ads: {
    currencies: ['EUR', 'RON'],
    today: '2025-12-31',
    preview: { status: 'idle' as const },
    reportedDays: 0,
    onPreview: fn(),
    onPreviewAgain: fn(),
    onSpend: fn(() => Promise.resolve()),
    onNone: fn(() => Promise.resolve()),
  },
  productsHref: '#products',
  adsHref: '#ads',
  costsHref: '#costs',
  onRetry: fn(),
  onClose: fn(),
};

export const missingCostsDialog = (): Promise<HTMLElement> =>
  within(document.body).findByRole('dialog', { name: 'Missing costs' });

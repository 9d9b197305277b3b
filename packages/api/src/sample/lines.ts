import type { LineDecision, LineDecisionInput, LineRow } from '../contract/index.ts';
import { sampleId } from './shop.ts';

/** A decision that was made just now. */
export const newSampleDecision = ({ isProduct }: Pick<LineDecisionInput, 'isProduct'>): LineDecision => ({
  id: sampleId(811),
  isProduct,
  createdAt: '2025-12-31T08:00:00Z',
  createdBy: 'Ana Ionescu',
  withdrawnAt: null,
});

const decided = newSampleDecision({ isProduct: false });

export const sampleLines: LineRow[] = [
  {
    code: 'LIVRARE',
    name: 'Livrare prin curier',
    lines: 412,
    sales: 8_240,
    kind: 'shipping',
    decision: null,
    decisions: [],
  },
  {
    code: 'RAMBURS',
    name: 'Taxa ramburs',
    lines: 97,
    sales: 485,
    kind: 'fee',
    decision: decided,
    decisions: [decided],
  },
];

import type { FraudCaseDetail } from '@adaos/api';
import { sampleFraudCase } from '@adaos/api/sample';
import type { FraudCaseView } from '@adaos/ui/screens/FraudCaseScreen';

export const fraudCase = sampleFraudCase;

/** Charged back, then won: with everything that was said of it. The oldest case. */
export const judgedCase: FraudCaseDetail = {
  ...fraudCase,
  status: 'Resolved',
  fraud: {
    finding: 'charged_back',
    verdicts: [
      { verdict: 'won', by: 'Ana Ionescu', at: '2026-01-21T10:05:00Z' },
      { verdict: null, by: 'Mihai Radu', at: '2026-01-05T15:40:00Z' },
      { verdict: 'disputed', by: null, at: '2026-01-04T08:00:00Z' },
    ],
  },
  loss: {
    ...fraudCase.loss,
    total: 31.9,
    atLeast: true,
    parts: fraudCase.loss.parts.map(({ part, amount }) => ({ part, amount: part === 'goods' ? null : amount })),
  },
  place: 40,
  older: null,
};

/** Of an order without a customer or addresses, nothing can be said. */
export const uncheckedCase: FraudCaseDetail = {
  ...fraudCase,
  risk: null,
  points: 0,
  checked: 'no_data',
  signs: [],
  customer: 'unknown',
  loss: { total: null, atLeast: true, parts: fraudCase.loss.parts.map(({ part }) => ({ part, amount: null })) },
  place: null,
  newer: null,
  older: null,
};

export const caseView = (data: FraudCaseDetail): FraudCaseView => ({ status: 'ready', data });

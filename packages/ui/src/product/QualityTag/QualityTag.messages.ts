import { defineMessages, type NoMessageValues } from 'react-intl';
import type { Quality } from '@adaos/domain';

export const messages = defineMessages<Record<Quality, NoMessageValues>>({
  actual: { id: 'ui.QualityTag.actual', defaultMessage: 'Recorded' },
  rule: { id: 'ui.QualityTag.rule', defaultMessage: 'From your rule' },
  estimate: { id: 'ui.QualityTag.estimate', defaultMessage: 'Estimate' },
  missing: { id: 'ui.QualityTag.missing', defaultMessage: 'Not known yet' },
});

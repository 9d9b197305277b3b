import { answers, type EffectGap } from '@adaos/domain';
import type { Condition } from './condition.ts';
import { profitsOf } from '../campaigns/pause.ts';
import { daySums } from '../insights/statistics.ts';
import type { Expected, Finding } from '../actions/finding.ts';
import type { CampaignRow, ProductRow } from '../actions/rows.ts';
import { contributionOf } from '../actions/rows.ts';

interface Known {
  readonly campaigns: readonly CampaignRow[];
  readonly products: ReadonlyMap<string, ProductRow>;
}

/** What the campaign loses a month, where that is not for chance. */
function lossOf(campaign: CampaignRow | undefined): Expected {
  const saved = campaign?.form.saved;
  return saved && saved.low > 0 ? { effect: saved } : { gap: 'few_days' };
}

function answer({ code, subject, type, priority, values, missing }: Condition, known: Known): Finding[] {
  const common = { subject, type, impact: priority, effort: 'Low', values, missing: missing ?? [] } as const;
  const unknown = (gap: EffectGap): Expected => ({ gap });
  switch (code) {
    case 'alert.below_break_even': {
      const campaign = known.campaigns.find(({ form }) => form.id === subject);
      return [
        {
          ...common,
          code: 'recommendation.check_campaign',
          expected: lossOf(campaign),
          ...(campaign && {
            measured: { by: 'campaign', key: subject, without: daySums(profitsOf(campaign.form.days)).sum },
          }),
        },
      ];
    }
    case 'alert.overspent':
      return [{ ...common, code: 'recommendation.keep_budget', expected: unknown('spend_unclear') }];
    case 'alert.fraud_rate':
      return [{ ...common, code: 'recommendation.lower_fraud', expected: unknown('few_cases') }];
    case 'alert.returns_rising': {
      const row = known.products.get(subject);
      return [
        {
          ...common,
          code: 'recommendation.check_returns',
          effort: 'Medium',
          expected: unknown('few_days'),
          ...(row && { measured: { by: 'product', key: subject, without: contributionOf(row.now) } }),
        },
      ];
    }
    case 'alert.supplier_late':
      return [{ ...common, code: 'recommendation.check_supplier', expected: unknown('stock_lasts') }];
    case 'alert.data_old':
      return [{ ...common, code: 'recommendation.import_orders', expected: unknown('old_data') }];
    default:
      return [];
  }
}

/**
 * What to do about the alerts that no other rule answers, so that each of them is in the queue: with its amount, or with why that is not
 * known. @param findings of all other rules.
 */
export function answerAlerts(conditions: readonly Condition[], findings: readonly Finding[], known: Known): Finding[] {
  return conditions
    .filter((condition) => !findings.some((finding) => answers(finding, condition)))
    .flatMap((condition) => answer(condition, known));
}

import { LEDGER_KINDS } from '@adaos/domain';
import { campaignAdvice } from '../../campaigns/advice.ts';
import { profitsOf } from '../../campaigns/pause.ts';
import type { Expected, Finding } from '../finding.ts';
import type { CampaignRow } from '../rows.ts';
import { daySums, type Effect } from '../../insights/statistics.ts';

/** A smaller part of a budget is not worth moving. */
const LEAST_MOVED = 0.05;

function expectedOf(code: string, { form }: CampaignRow): Expected {
  if (code === 'recommendation.pause_campaign') return form.saved ? { effect: form.saved } : { gap: 'few_days' };
  const { advice } = form.budget;
  return advice.kind === 'change' ? { effect: advice.effect } : { gap: 'few_days' };
}

const measured = ({ form }: CampaignRow) => {
  return { by: 'campaign' as const, key: form.id, without: daySums(profitsOf(form.days)).sum };
};

/** What is advised of the budget of one campaign; what else is advised of it is on its own page. */
function ofBudget(row: CampaignRow): Finding[] {
  return campaignAdvice(row.form).flatMap(({ wording, missing }): Finding[] => {
    if (!wording.code.startsWith('recommendation.')) return [];
    return [
      {
        code: wording.code,
        subject: row.form.id,
        type: 'ads',
        impact: 'High',
        effort: 'Low',
        values: wording.values ?? {},
        missing,
        expected: expectedOf(wording.code, row),
        measured: measured(row),
      },
    ];
  });
}

/** Two effects that do not depend on each other: the distances of their bounds add up as standard deviations do. */
export function both(a: Effect, b: Effect): Effect {
  const value = a.value + b.value;
  const low = value - Math.hypot(a.value - a.low, b.value - b.low);
  return { value, low, high: value + Math.hypot(a.high - a.value, b.high - b.value) };
}

const advised = (findings: readonly Finding[], code: string) =>
  findings.filter((finding) => finding.code === code).toSorted((a, b) => valueOf(b) - valueOf(a));
const valueOf = ({ expected }: Finding) => ('effect' in expected ? expected.effect.value : 0);

/**
 * Where one campaign should have less and another more, the money of the first is moved to the second: as much as both allow, with the
 * effect of both changes. It takes the place of the two.
 */
function ofMoving(campaigns: readonly CampaignRow[], each: readonly Finding[]): Finding[] {
  const [less] = advised(each, 'recommendation.lower_budget');
  const [more] = advised(each, 'recommendation.raise_budget');
  const [from, to] = [less, more].map((finding) => campaigns.find(({ form }) => form.id === finding?.subject));
  if (!less || !more || !from || !to) return [...each];
  const [lower, higher] = [from.form.budget, to.form.budget];
  if (lower.advice.kind !== 'change' || higher.advice.kind !== 'change' || !lower.spend || !higher.spend)
    return [...each];
  const moved = Math.min(lower.spend.usual - lower.advice.budget, higher.advice.budget - higher.spend.usual);
  const [saved, gained] = [lower.effectOf?.(lower.spend.usual - moved), higher.effectOf?.(higher.spend.usual + moved)];
  if (!saved || !gained || moved < LEAST_MOVED * lower.spend.usual) return [...each];
  const effect = both(saved, gained);
  if (effect.low <= 0) return [...each];
  const values = {
    from: from.form.name,
    to: to.form.name,
    percent: Math.round((100 * moved) / lower.spend.usual),
  };
  return [
    ...each.filter((finding) => finding !== less && finding !== more),
    {
      code: 'recommendation.move_budget',
      subject: from.form.id,
      type: 'ads',
      impact: 'Medium',
      effort: 'Low',
      values,
      missing: less.missing ?? [],
      expected: { effect },
      measured: {
        by: 'campaigns',
        key: `${from.form.id} ${to.form.id}`,
        without: daySums(profitsOf([...from.form.days, ...to.form.days])).sum,
      },
    },
  ];
}

/** The campaigns that deserve more money by what is known, which cannot be said before their costs are. */
function ofMissingCosts(campaigns: readonly CampaignRow[]): Finding[] {
  const waiting = campaigns.flatMap(({ form }) =>
    campaignAdvice(form).filter(({ wording }) => wording.code === 'campaign.fill_costs'),
  );
  if (waiting.length === 0) return [];
  return [
    {
      code: 'recommendation.fill_costs',
      subject: '',
      type: 'data',
      impact: 'High',
      effort: 'Low',
      values: { campaigns: waiting.length },
      missing: LEDGER_KINDS.filter((kind) => waiting.some(({ missing }) => missing.includes(kind))),
      basis: 'doubt',
      expected: { gap: 'costs_missing' },
    },
  ];
}

/** Campaigns that cost more than they earn, and budgets that should be higher, lower or elsewhere. */
export const campaignBudgets = (campaigns: readonly CampaignRow[]): Finding[] => [
  ...ofMoving(campaigns, campaigns.flatMap(ofBudget)),
  ...ofMissingCosts(campaigns),
];

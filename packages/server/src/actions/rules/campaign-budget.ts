import { LEDGER_KINDS, type LedgerKind } from '@adaos/domain';
import { campaignAdvice } from '../../campaigns/advice.ts';
import { fitResponse, type SpendDay, type SpendResponse } from '../../campaigns/budget.ts';
import { studentT90 } from '../../insights/expect-months.ts';
import { worded } from '../../insights/worded.ts';
import type { Expected, Finding } from '../finding.ts';
import type { CampaignRow } from '../rows.ts';
import { daySums, type Effect, MONTH_DAYS, monthly, WINDOW_DAYS } from '../statistics.ts';

/** Fewer days with spend say too little of what a pause would save. */
const LEAST_DAYS = 7;
/** ROI below which a campaign should give budget away, and from which it may take it. */
const MOVE = { below: 80, from: 130, percent: 50 } as const;

const profitsOf = (days: readonly SpendDay[]) => days.map(({ spend, contribution }) => contribution - spend);

/**
 * What a campaign loses is saved by a pause: 30 times the mean of `spend - contribution` of the days since it has begun, 28 at most, those
 * without spend included.
 */
function pauseEffect({ form, days }: CampaignRow): Expected {
  if (days.length < LEAST_DAYS) return { gap: 'few_days' };
  const running = Math.max(days.length, Math.min(form.daysRunning ?? 0, WINDOW_DAYS));
  return { effect: monthly({ ...daySums(profitsOf(days)), days: running }, -1) };
}

/**
 * What the best daily budget earns more than the usual one, by the curve of `budget.ts`: `30 * (f(best) - best - f(usual) + usual)`. The
 * bounds are those of its elasticity, `e +- t * standard error`, the curve going through the mean day.
 */
export function budgetEffect({ elasticity, error, days, meanX, meanY, usual, best }: SpendResponse): Effect {
  const gain = (e: number) => {
    const brought = (spend: number) => Math.exp(meanY + e * (Math.log(spend) - meanX));
    return MONTH_DAYS * (brought(best) - best - brought(usual) + usual);
  };
  const width = studentT90(days - 2) * error;
  const bounds = [elasticity - width, elasticity, elasticity + width].map(gain);
  return { value: gain(elasticity), low: Math.min(...bounds), high: Math.max(...bounds) };
}

function expectedOf(code: string, row: CampaignRow): Expected {
  if (code === 'recommendation.pause_campaign') return pauseEffect(row);
  const response = fitResponse(row.budgetDays);
  return response ? { effect: budgetEffect(response) } : { gap: 'few_days' };
}

const measured = ({ form, days }: CampaignRow) => {
  return { by: 'campaign' as const, key: form.id, without: daySums(profitsOf(days)).sum };
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

/**
 * A campaign below break-even, `contribution < spend` of 28 days, of whose budget nothing else can be said: paused where its loss
 * is certain enough, with both bounds above 0.
 */
function belowBreakEven(row: CampaignRow): Finding[] {
  const { form } = row;
  if (!form.active || form.roi === null || form.roi >= 100) return [];
  const expected = pauseEffect(row);
  if ('gap' in expected || expected.effect.low <= 0) return [];
  const { wording } = worded('recommendation.pause_campaign', { campaign: form.name, roi: Math.round(form.roi) });
  return [
    {
      code: wording.code,
      subject: form.id,
      type: 'ads',
      impact: 'High',
      effort: 'Low',
      values: wording.values ?? {},
      missing: form.missing,
      expected,
      measured: measured(row),
    },
  ];
}

/** The active campaigns whose ROI is known, from the one that earns least. */
const byReturn = (campaigns: readonly CampaignRow[]) =>
  campaigns
    .map(({ form }) => form)
    .filter(({ active, roi, meanDailySpend }) => active && roi !== null && meanDailySpend > 0)
    .toSorted((a, b) => (a.roi ?? 0) - (b.roi ?? 0));

/** From the active campaign that earns least to the one that earns most, of those of which all costs are known. */
function ofMoving(campaigns: readonly CampaignRow[]): Finding[] {
  const active = byReturn(campaigns);
  const [from] = active;
  const to = active.findLast(({ missing }) => missing.length === 0);
  if (!from || !to || from === to || (from.roi ?? 0) >= MOVE.below || (to.roi ?? 0) < MOVE.from) return [];
  return [
    {
      code: 'recommendation.move_budget',
      subject: from.id,
      type: 'ads',
      impact: 'Medium',
      effort: 'Low',
      values: { from: from.name, to: to.name, percent: MOVE.percent },
      missing: from.missing,
      expected: { gap: 'untried' },
    },
  ];
}

/** The campaigns that may deserve more money, which cannot be said before their costs are known. */
function ofMissingCosts(campaigns: readonly CampaignRow[]): Finding[] {
  const waiting = new Map<string, readonly LedgerKind[]>();
  for (const { form } of campaigns) {
    const advice = campaignAdvice(form).find(({ wording }) => wording.code === 'campaign.fill_costs');
    if (advice) waiting.set(form.id, advice.missing);
  }
  const active = byReturn(campaigns);
  const [least, best] = [active[0], active.at(-1)];
  if (least && best && (least.roi ?? 0) < MOVE.below && best.missing.length > 0 && (best.roi ?? 0) >= MOVE.from)
    waiting.set(best.id, [...(waiting.get(best.id) ?? []), ...best.missing]);
  if (waiting.size === 0) return [];
  return [
    {
      code: 'recommendation.fill_costs',
      subject: '',
      type: 'data',
      impact: 'High',
      effort: 'Low',
      values: { campaigns: waiting.size },
      missing: LEDGER_KINDS.filter((kind) => [...waiting.values()].some((kinds) => kinds.includes(kind))),
      basis: 'doubt',
      expected: { gap: 'costs_missing' },
    },
  ];
}

/** Campaigns that cost more than they earn, and budgets that should be higher, lower or elsewhere. */
export function campaignBudgets(campaigns: readonly CampaignRow[]): Finding[] {
  const each = campaigns.flatMap((row) => {
    const advised = ofBudget(row);
    return advised.length > 0 ? advised : belowBreakEven(row);
  });
  return [...each, ...ofMoving(campaigns), ...ofMissingCosts(campaigns)];
}

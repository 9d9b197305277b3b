import { addMonths, monthCount, monthOf } from '../calendar/months.ts';
import { DEMO_CAMPAIGNS, type DemoCampaign } from './catalogue.ts';
import type { Random } from './random.ts';
import type { DemoCampaignDay, DemoCampaignEvent } from './types.ts';

/** More spend brings more orders, but each euro fewer than the one before: orders grow by this power of the spend. */
const RESPONSE = 0.55;
const RAISED_BY = 1.3;
/** A campaign for strangers tires: its rate of clicks falls by half within this many months. */
const TIRES_WITHIN_MONTHS = 10;

/** Share of the spend by day of the week, Sunday first. */
const WEEKDAYS = [1.15, 0.85, 0.9, 0.95, 1, 1.1, 1.05] as const;
const weekdayShare = (day: string) => WEEKDAYS[new Date(day).getUTCDay()] ?? 1;

const monthsBefore = (last: string, months: number) => addMonths(last, -months);

/** @param month `YYYY-MM`, @param last the last month of the data. */
function runs(campaign: DemoCampaign, month: string, last: string): boolean {
  if (month < monthsBefore(last, campaign.from) || month > monthsBefore(last, campaign.until)) return false;
  return campaign.season?.includes(Number(month.slice(5))) ?? true;
}

function budgetOf(campaign: DemoCampaign, month: string, last: string): number {
  const raised = campaign.raised !== undefined && month >= monthsBefore(last, campaign.raised);
  return raised ? campaign.budget : Math.round(campaign.budget / (campaign.raised === undefined ? 1 : RAISED_BY));
}

export interface AdsOfDay extends DemoCampaignDay {
  /** Orders to be expected of the day. */
  readonly expected: number;
}

/** What each campaign did on a day. @param season how much the shop sells in this month, 1 being usual. */
export function adsOfDay(random: Random, day: string, last: string, season: number): AdsOfDay[] {
  const month = monthOf(day);
  return DEMO_CAMPAIGNS.filter((campaign) => runs(campaign, month, last)).map((campaign) => {
    const share = weekdayShare(day) * (0.65 + random.next() * 0.7);
    const spend = Math.round(budgetOf(campaign, month, last) * share);
    const clicks = Math.max(1, Math.round((spend / campaign.clickPrice) * (0.9 + random.next() * 0.2)));
    const age = monthCount(monthsBefore(last, campaign.from), month);
    const fresh = campaign.fraud > 0.04 ? Math.max(0.5, 1 - age / (2 * TIRES_WITHIN_MONTHS)) : 1;
    const attacked = campaign.fraud > 0.04 && random.chance(0.05) ? 6 : 1;
    return {
      key: campaign.key,
      day,
      spend,
      impressions: Math.round(clicks / (campaign.clickRate * fresh * (0.9 + random.next() * 0.2))),
      clicks,
      invalidClicks: Math.min(clicks, random.poisson(clicks * campaign.fraud * attacked)),
      conversions: 0,
      expected: campaign.pull * season * (spend / 10_000) ** RESPONSE,
    };
  });
}

/** What the platforms report on the campaigns: begun, budget raised, paused, ended. @param last the last month of the data. */
export function campaignEvents(last: string): DemoCampaignEvent[] {
  return DEMO_CAMPAIGNS.flatMap((campaign) => {
    const { key, from, until, raised, season } = campaign;
    const months = Array.from({ length: from - until + 1 }, (_, index) => monthsBefore(last, from - index)).filter(
      (month) => runs(campaign, month, last),
    );
    const events: DemoCampaignEvent[] = [];
    for (const [index, month] of months.entries()) {
      const budget = budgetOf(campaign, month, last);
      const at = `${month}-01T06:00:00Z`;
      const resumes = index > 0 && months[index - 1] !== addMonths(month, -1);
      if (index === 0) events.push({ key, at, kind: 'started', budget });
      else if (resumes) events.push({ key, at, kind: 'resumed', budget: null });
      if (raised !== undefined && month === monthsBefore(last, raised)) {
        events.push({ key, at: `${month}-01T07:30:00Z`, kind: 'budget_changed', budget });
      }
      const next = addMonths(month, 1);
      if (next <= last && months[index + 1] !== next) {
        events.push({ key, at: `${next}-01T00:00:00Z`, kind: season ? 'ended' : 'paused', budget: null });
      }
    }
    return events;
  });
}

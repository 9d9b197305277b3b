import type { OrderTouch } from '../campaigns/order-touches.ts';
import { DEMO_CAMPAIGNS } from './catalogue.ts';
import type { DemoOrder } from './types.ts';

const SOURCES = { 'Google Ads': 'google', 'Meta Ads': 'facebook' } as const;
const NEWSLETTER: OrderTouch = { campaign: '', source: 'newsletter' };
const SEARCH: OrderTouch = { campaign: '', source: 'google' };

/** Of the orders that no campaign brought, and of those that one did, each so many-th came by a source without one, too. */
const EACH = { newsletter: 4, search: 7, newsletterBefore: 6 } as const;

function sourceOf(key: string): string {
  const campaign = DEMO_CAMPAIGNS.find((one) => one.key === key);
  return campaign ? SOURCES[campaign.platform as keyof typeof SOURCES] : '';
}

/** The ways by which an order's customer came, in their order: its campaigns, a newsletter, a search. */
export function touchesOf({ externalId, campaigns }: DemoOrder): OrderTouch[] {
  const number = Number(externalId.replace(/\D/g, ''));
  const paid = campaigns.map((campaign) => ({ campaign, source: sourceOf(campaign) }));
  if (paid.length > 0) return number % EACH.newsletterBefore === 0 ? [NEWSLETTER, ...paid] : paid;
  if (number % EACH.newsletter === 0) return [NEWSLETTER];
  return number % EACH.search === 0 ? [SEARCH] : [];
}

import type { AttributionModel, ChannelDimension, LedgerKind } from '@adaos/domain';
import { contributionOf, netOf } from './raw-customers.ts';
import { coverageIn, type Days, isIn, type RawOrder, type RawShop, sum } from './raw-shop.ts';

// Channels worked out from a shop's raw rows, order by order, as in `raw-shop.ts`: with fractions, where the server keeps five decimals.

export interface RawChannel {
  readonly orders: number;
  readonly newCustomers: number;
  /** Minor units, as is the contribution. */
  readonly net: number;
  readonly contribution: number;
  /** The orders that have a part in it. */
  readonly ids: ReadonlySet<string>;
}

/** What each touch of several has of its order. */
function weightAt(model: AttributionModel, index: number, touches: number): number {
  const [isFirst, isLast] = [index === 0, index === touches - 1];
  if (model === 'first') return isFirst ? 1 : 0;
  if (model === 'last') return isLast ? 1 : 0;
  if (model === 'linear' || touches < 3) return 1 / touches;
  return isFirst || isLast ? 0.4 : 0.2 / (touches - 2);
}

const GOOGLE = /^(google|adwords|gads)/i;
const META = /^(facebook|fb|instagram|ig$|meta)/i;
const platformIn = (source: string) => (GOOGLE.test(source) ? 'Google Ads' : META.test(source) ? 'Meta Ads' : null);

/** The keys of the channels of an order with their weights, by a model. */
function channelsOf(raw: RawShop, order: RawOrder, byCampaign: boolean, model: AttributionModel): [string, number][] {
  const bare = (ref: string) => ref.replace(/^#+/, '');
  const touches = raw.touches
    .filter((touch) => bare(touch.order_ref) === bare(order.externalId))
    .filter(({ campaign, source }) => campaign !== '' || !['', 'direct', '(direct)'].includes(source.toLowerCase()))
    .toSorted((a, b) => a.position - b.position);
  const wayOf = (touch: (typeof touches)[number] | undefined) =>
    touch && JSON.stringify([touch.campaign.toLowerCase(), touch.source.toLowerCase()]);
  const own = touches.filter((touch, index) => wayOf(touch) !== wayOf(touches[index - 1]));
  return own.flatMap(({ campaign, source }, index): [string, number][] => {
    const platform = platformIn(source);
    const known = raw.campaigns.filter(
      (one) =>
        campaign !== '' &&
        (one.name.toLowerCase() === campaign.toLowerCase() || one.external_id === campaign) &&
        (platform === null || platform === one.platform),
    );
    const weight = weightAt(model, index, own.length);
    if (known.length > 0)
      return known.map((one) => [JSON.stringify([one.platform, byCampaign ? one.id : null]), weight / known.length]);
    const channel = campaign === '' ? source.toLowerCase() : (platform ?? source.toLowerCase());
    return [[JSON.stringify([channel, byCampaign && campaign !== '' ? campaign : null]), weight]];
  });
}

const said = {
  store: ({ fileName }: RawOrder) => fileName,
  country: ({ country }: RawOrder) => country,
  payment_method: ({ paymentMethod }: RawOrder) => paymentMethod,
  discount_code: ({ discountCode }: RawOrder) => discountCode?.toUpperCase() ?? null,
};

/** What each channel has in a period, by its key: the channel and the campaign as JSON. */
export function channelsIn(
  raw: RawShop,
  period: Days,
  dimension: ChannelDimension,
  model: AttributionModel,
): Map<string, RawChannel> {
  const firsts = new Set(
    [
      ...Map.groupBy(
        raw.orders.filter(({ kind, off }) => kind === 'order' && !off),
        ({ customer }) => customer?.trim().toLowerCase(),
      ),
    ]
      .filter(([customer]) => customer)
      .map(
        ([, own]) =>
          own.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime() || Number(a.id) - Number(b.id))[0]?.id,
      ),
  );
  const entries = Map.groupBy(
    raw.entries.filter(({ kind, on }) => kind !== 'ad_spend' && isIn(period, on)),
    ({ order }) => order,
  );
  const found = new Map<string, RawChannel>();
  for (const order of raw.orders) {
    const value = dimension === 'source' || dimension === 'campaign' ? null : said[dimension](order);
    const keys: [string, number][] =
      dimension === 'source' || dimension === 'campaign'
        ? channelsOf(raw, order, dimension === 'campaign', model)
        : value === null
          ? []
          : [[JSON.stringify([value, null]), 1]];
    const own = entries.get(order.id) ?? [];
    const placed = isIn(period, order.on);
    for (const [key, weight] of keys) {
      const before = found.get(key) ?? { orders: 0, newCustomers: 0, net: 0, contribution: 0, ids: new Set<string>() };
      found.set(key, {
        orders: before.orders + (placed && order.kind === 'order' && !order.off ? weight : 0),
        newCustomers: before.newCustomers + (placed && firsts.has(order.id) ? weight : 0),
        net: before.net + weight * netOf(own),
        contribution: before.contribution + weight * contributionOf(own),
        ids: weight > 0 ? new Set([...before.ids, order.id]) : before.ids,
      });
    }
  }
  return found;
}

/** The costs that one of some orders lacks in a period. VAT that nobody states is no cost that is missing. */
export const lackedBy = (raw: RawShop, period: Days, ids: ReadonlySet<string>): LedgerKind[] =>
  [...coverageIn(raw, period, ids)]
    .filter(([kind, { without }]) => kind !== 'tax' && without > 0)
    .map(([kind]) => kind);

/** What the ads of each channel cost in a period, in minor units, by its key. */
export function spendIn(raw: RawShop, period: Days, byCampaign: boolean): Map<string, number> {
  const named = Map.groupBy(raw.campaigns, ({ platform, id }) => JSON.stringify([platform, byCampaign ? id : null]));
  return new Map(
    [...named].map(([key, own]) => [
      key,
      sum(
        raw.campaignDays
          .filter(({ campaign_id: id, day }) => own.some((one) => one.id === id) && isIn(period, day))
          .map(({ spend_minor: spend }) => Number(spend)),
      ),
    ]),
  );
}

import { type RawBuilder, sql } from 'kysely';

/** Where the shipping, or the goods, would be with their VAT and the other without: both VAT rates are the same to the minor unit. */
const sameRate = (
  added: RawBuilder<unknown>,
  of: RawBuilder<unknown>,
  inside: RawBuilder<unknown>,
  price: RawBuilder<unknown>,
) => sql`${price} > ${inside} and abs(${added} - ${of} * ${inside}::numeric / nullif(${price} - ${inside}, 0)) <= 1`;

const [rest, added, left, goods, shipped] = [
  sql`rest_of_total`,
  sql`coalesce(tax, 0)`,
  sql`(tax - rest_of_total)`,
  sql`goods`,
  sql`coalesce(shipping, 0)`,
];

// Each table is materialized: merged into the next, an expression would be repeated wherever its column is read, and what those repeat,
// until the plan of three orders took two seconds.

/**
 * Common tables for `with`, from `parts` to `taxed`: where the VAT of each order is, and what of it is in the goods (`goods_vat`) and in
 * the shipping (`shipping_vat`), so that each is taken out of its own figure. `goods` is what they cost with the VAT that is in their prices.
 *
 * The order's total says where it is, by what it has beyond goods and shipping: nothing (inside both), the VAT (added to both), or the VAT
 * of one of them, where the file states that of the shipping or the two parts have the same rate. Without a total the owner says so.
 * Inside both, the shipping has what the file states; else it is spread as `tax x shipping / (goods + shipping)`, which is an estimate.
 */
export const vatOfOrders = (taxInside: boolean): RawBuilder<unknown> => sql`placed as materialized (
      select *, case
          when coalesce(tax, 0) <= 0 then 'none'
          when total is null then case when ${taxInside}::boolean then 'inside' else 'added' end
          when not after_discounts and shipping_tax > 0 and shipping_tax < tax
            and least(abs(${rest} - shipping_tax), abs(${left} - shipping_tax)) < least(abs(${rest}), abs(${left}))
            then case when abs(${rest} - shipping_tax) <= abs(${left} - shipping_tax) then 'goods' else 'shipping' end
          when not after_discounts and shipping_tax is null and ${shipped} > 0 and ${rest} > 1 and ${left} > 1
            and ${sameRate(rest, shipped, left, goods)} then 'goods'
          when not after_discounts and shipping_tax is null and ${shipped} > 0 and ${rest} > 1 and ${left} > 1
            and ${sameRate(rest, goods, left, shipped)} then 'shipping'
          when abs(${rest}) < abs(${rest} - tax) then 'inside' else 'added' end as vat_is
      from (select *, total - goods - ${shipped} as rest_of_total from parts) as p
    ), taxed as materialized (
      select *,
        case vat_is when 'inside' then tax - shipping_share when 'goods' then coalesce(tax - shipping_tax, ${left}) else 0 end as goods_vat,
        case vat_is when 'inside' then shipping_share when 'shipping' then coalesce(shipping_tax, ${left}) else 0 end as shipping_vat,
        case when vat_is = 'inside' and shipping_tax is null and ${shipped} <> 0 then 'estimate' else 'actual' end as vat_quality,
        case when after_discounts then greatest(${rest} - case vat_is when 'added' then ${added} else 0 end, 0) end as tip
      from (
        select *, least(coalesce(shipping_tax, round(tax * ${shipped}::numeric / nullif(goods + ${shipped}, 0)), 0), tax) as shipping_share
        from placed) as p
    )`;

/**
 * Common tables for `with`, from `taxed` to `refunding`: what of an order was charged, signed as it enters the profit, and what of its
 * goods, its shipping and its tip was given back. Of an order that was refunded whole that is exactly what is left of each. Else it is the
 * amount without its part of the VAT, less what was removed from the order, whose total lacks it already, and what quantities given after
 * refunds or items that came back have taken out; first of the goods, then of shipping and tip. Of a file that says nothing of the order
 * as a whole it is the items that were refunded, without theirs.
 */
export const refundsOfOrders: RawBuilder<unknown> = sql`charged as materialized (
      select *, case when coalesce(discount, subtotal) is not null then -discount_goods - removed else posted_discount end as charged_discount,
        case when tax is not null then -goods_vat else posted_tax end as charged_tax,
        case when shipping is not null then shipping - shipping_vat else posted_shipping end as charged_shipping,
        coalesce(fees, posted_fees) as charged_fees, coalesce(tip, posted_tip) as charged_tip,
        coalesce(refunded, total) is not null or coalesce(refunded_items, 0) > 0 as refund_known,
        case when total > 0 then (total - coalesce(tax, 0))::numeric / total else 1 end as share
      from taxed
    ), remaining as materialized (
      select *, lines + charged_fees + charged_discount + charged_tax - returned as goods_left,
        case when goods_vat > 0 then removed else round(removed / share) end as removed_paid
      from charged
    ), given_back as materialized (
      select *, case
          when total > 0 and refunded is not null then abs(refunded) >= total + removed_paid
          when coalesce(refunded, total) is null and refunded_items > 0 then refunded_items >= lines else false end as whole,
        case
          when coalesce(refunded, total) is not null then greatest(round(abs(coalesce(refunded, 0)) * share)
            - round(removed * case when goods_vat > 0 then share else 1 end) - greatest(ordered - lines, 0) - returned, 0)
          else round(coalesce(refunded_items, 0) * case when lines > 0 then (lines - goods_vat)::numeric / lines else 1 end) end as amount
      from remaining
    ), spread as materialized (
      select *, case when whole then charged_shipping
          else least(greatest(amount - greatest(goods_left, 0), 0), greatest(charged_shipping, 0)) end as shipping_back
      from given_back
    ), tipped as materialized (
      select *, case when whole then charged_tip
          else least(greatest(amount - greatest(goods_left, 0) - shipping_back, 0), greatest(charged_tip, 0)) end as tip_back
      from spread
    ), refunding as (
      select *, case when whole then goods_left else amount - shipping_back - tip_back end as goods_back from tipped
    )`;

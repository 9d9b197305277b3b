import type { OwnShop, ShopsFigures } from '@adaos/api';
import type { ComparedShop, ShopsData } from '@adaos/ui/screens/ShopsScreen';

export interface Own {
  readonly open: string;
  readonly shops: readonly OwnShop[];
  readonly plan: ShopsData['plan'];
}

/** What amounts can be shown in: the currencies of the shops, and the euro, which has a rate to each. */
export const currenciesOf = (shops: readonly Pick<OwnShop, 'currency'>[]): string[] =>
  [...new Set([...shops.map(({ currency }) => currency), 'EUR'])].filter((currency) => currency !== null).toSorted();

/** What amounts are shown in: what was chosen, else the currency of the open shop. */
export function currencyIn({ shops, open }: Own, chosen: string | null): string {
  const known = currenciesOf(shops);
  return known.find((currency) => currency === chosen) ?? shops.find(({ id }) => id === open)?.currency ?? 'EUR';
}

/** The shops with their figures. One that was joined since the figures were read is left out until they are read again. */
export function toShopsData({ open, shops, plan }: Own, figures: ShopsFigures): ShopsData {
  const { currency, from, to, sum } = figures;
  const compared = shops.flatMap((shop): ComparedShop[] => {
    const own = figures.shops.find(({ id }) => id === shop.id);
    return own ? [{ ...own, name: shop.name, role: shop.role, currency: shop.currency, open: shop.id === open }] : [];
  });
  return { currency, currencies: currenciesOf(shops), from, to, shops: compared, sum, plan };
}

import { minorDigits } from '@adaos/domain';
import * as z from 'zod/mini';
import { Currency, Money } from '../common.ts';

const Known = z.nullable(Money);
/** The two platforms as the specification names them, in major units. */
const NamedPlatforms = z.looseObject({
  currency: z.nullable(Currency),
  googleAdsSpend: Money,
  googleAdsProfit: Known,
  metaAdsSpend: Money,
  metaAdsProfit: Known,
});

/** Another host may answer the specification's four fields in place of the list: reads them into it. */
export function readNamedPlatforms(answer: unknown): unknown {
  const { success, data } = z.safeParse(NamedPlatforms, answer);
  if (!success || data['platforms'] !== undefined) return answer;
  const minor = (amount: number) => Math.round(amount * 10 ** minorDigits(data.currency));
  const platform = (id: string, name: string, spend: number, profit: number | null) => ({
    id,
    name,
    spend: minor(spend),
    profit: profit === null ? null : minor(profit),
  });
  return {
    ...data,
    platforms: [
      platform('google ads', 'Google Ads', data.googleAdsSpend, data.googleAdsProfit),
      platform('meta ads', 'Meta Ads', data.metaAdsSpend, data.metaAdsProfit),
    ],
  };
}

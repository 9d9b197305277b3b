import { isDay, minorDigits, MOST_NO_ADS_DAYS, MOST_SPEND_DAYS } from '@adaos/domain';
import * as z from 'zod/mini';
import type { AdSpendTerms, NoAdsTerms } from './AdSpendView.ts';
import { ERA, parseAmount } from './ruleForm.ts';

export const PLATFORM_MAX = 100;
export const CAMPAIGN_MAX = 255;
const DAY_MS = 86_400_000;

/** What is typed in the form. */
export type AdSpendValues = Record<keyof AdSpendTerms, string>;

/** @param from the first day that is proposed. @param to the last one; empty: of one day. */
export const emptySpend = (currency: string | null, from: string, to = ''): AdSpendValues => ({
  platform: '',
  campaign: '',
  amount: '',
  currency: currency ?? '',
  from,
  to,
});

interface DaysToCheck {
  from: string;
  to: string;
  today: string;
  /** The most days that there may be. */
  most: number;
}

function checkDays({ from, to, today, most }: DaysToCheck, wrong: (name: 'from' | 'to', message: string) => void) {
  if (!isDay(from)) wrong('from', 'required');
  else if (from < ERA.first || from > today) wrong('from', 'range');
  else if (!isDay(to) || to < from || to > today) wrong('to', 'range');
  else if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= most) wrong('to', 'range');
}

const text = z.string().check(z.trim());

/** The entry of the typed values, or the errors by the codes of the form's fields. @param today the last day that there is, `YYYY-MM-DD`. */
export const adSpendSchema = (today: string) =>
  z.pipe(
    z.object({
      platform: text.check(z.maxLength(PLATFORM_MAX, 'tooLong')),
      campaign: text.check(z.maxLength(CAMPAIGN_MAX, 'tooLong')),
      amount: text,
      currency: text,
      from: text,
      to: text,
    }),
    z.transform((values: AdSpendValues, { issues }): AdSpendTerms => {
      const wrong = (name: keyof AdSpendValues, message: string) =>
        issues.push({ code: 'custom', input: values, path: [name], message });
      for (const name of ['platform', 'campaign', 'currency'] as const)
        if (values[name] === '') wrong(name, 'required');
      const amount = parseAmount(values.amount, minorDigits(values.currency || null));
      if (values.amount === '') wrong('amount', 'required');
      else if (!amount) wrong('amount', 'number');
      const { from } = values;
      const to = values.to || from;
      checkDays({ from, to, today, most: MOST_SPEND_DAYS }, wrong);
      return { ...values, amount: amount ?? 0, to };
    }),
  );

/** The days without ads of the typed values, or the errors by the codes of the form's fields. Without a last day it is one day. */
export const noAdsSchema = (today: string) =>
  z.pipe(
    z.object({ from: text, to: text }),
    z.transform((values: NoAdsTerms, { issues }): NoAdsTerms => {
      const { from } = values;
      const to = values.to || from;
      checkDays({ from, to, today, most: MOST_NO_ADS_DAYS }, (name, message) =>
        issues.push({ code: 'custom', input: values, path: [name], message }),
      );
      return { from, to };
    }),
  );

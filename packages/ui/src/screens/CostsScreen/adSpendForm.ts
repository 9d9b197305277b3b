import { isDay, minorDigits, MOST_SPEND_DAYS } from '@adaos/domain';
import * as z from 'zod/mini';
import type { AdSpendTerms } from './AdSpendView.ts';
import { ERA, parseAmount } from './ruleForm.ts';

export const PLATFORM_MAX = 100;
export const CAMPAIGN_MAX = 255;
const DAY_MS = 86_400_000;

/** What is typed in the form. */
export type AdSpendValues = Record<keyof AdSpendTerms, string>;

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
      if (!isDay(from)) wrong('from', 'required');
      else if (from < ERA.first || from > today) wrong('from', 'range');
      else if (!isDay(to) || to < from || to > today) wrong('to', 'range');
      else if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_SPEND_DAYS) wrong('to', 'range');
      return { ...values, amount: amount ?? 0, to };
    }),
  );

import { type CostRuleKind, FIRST_RULE_DAY } from '@adaos/domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { ruleKindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { amountMessages, ruleMessages } from './CostsScreen.messages.ts';
import type { CostTerms } from './CostsView.ts';
import { GRAMS } from './ruleForm.ts';

const PLUS = ' + ';
const KILOGRAM_DIGITS = 3;

export interface RuleWords {
  /** What the rule is called: its own name, else that of its cost. */
  nameOf: (rule: CostTerms) => string;
  /** All its amounts: `4.50 EUR per order + 0.30 EUR per item`. */
  amountOf: (rule: CostTerms) => string;
  /** The weights of orders that it is for; null where it is for all. */
  weightOf: (rule: Pick<CostTerms, 'weightOver' | 'weightTo'>) => string | null;
  /** The days that it counts on: `from 1 Jan 2026`. */
  validOf: (rule: Pick<CostTerms, 'from' | 'to' | 'once'>) => string;
}

/** What an amount for each order is called where it is for something else. */
const ORDER_AMOUNTS: Partial<Record<CostRuleKind, 'perReturn' | 'perDispute'>> = {
  return_shipping_cost: 'perReturn',
  dispute_fee: 'perDispute',
};

/** What a percentage is of. */
function percentOf({ kind, vatIncluded }: CostTerms) {
  if (kind === 'tax') return vatIncluded === false ? amountMessages.vatAdded : amountMessages.vatIncluded;
  if (kind === 'returned_goods') return amountMessages.percentOfReturned;
  return kind === 'cogs' ? amountMessages.percentOfSales : amountMessages.percent;
}

/** Describes rules in words. */
export function useRuleWords(currency: string | null): RuleWords {
  const intl = useIntl();
  const { amount, dateRange, day, money, number, percent } = useFormatters();
  return useMemo(() => {
    const overZero = (rule: CostTerms, vat: string) =>
      rule.overZero === true ? intl.formatMessage(amountMessages.overZero, { vat }) : vat;
    const write = (value: number) => (currency === null ? amount(value) : money(value, currency));
    return {
      nameOf: ({ label, kind }) => label ?? intl.formatMessage(ruleKindMessages[kind]),
      amountOf: (rule) => {
        const order = amountMessages[ORDER_AMOUNTS[rule.kind] ?? 'perOrder'];
        return [
          rule.percent !== null &&
            overZero(rule, intl.formatMessage(percentOf(rule), { percent: percent(rule.percent, { as: 'entered' }) })),
          rule.perOrder !== null && intl.formatMessage(order, { amount: write(rule.perOrder) }),
          rule.perItem !== null && intl.formatMessage(amountMessages.perItem, { amount: write(rule.perItem) }),
          (rule.perParcel ?? null) !== null &&
            intl.formatMessage(amountMessages.perParcel, { amount: write(rule.perParcel ?? 0) }),
          rule.perMonth !== null && intl.formatMessage(amountMessages.perMonth, { amount: write(rule.perMonth) }),
          rule.once !== null && intl.formatMessage(amountMessages.once, { amount: write(rule.once) }),
        ]
          .filter((part) => part !== false)
          .join(PLUS);
      },
      weightOf: ({ weightOver = null, weightTo = null }) => {
        const kilograms = (grams: number) => number(grams / GRAMS, { maximumFractionDigits: KILOGRAM_DIGITS });
        if (weightOver !== null && weightTo !== null) {
          const range = { over: kilograms(weightOver), to: kilograms(weightTo) };
          return intl.formatMessage(ruleMessages.weightBetween, range);
        }
        if (weightOver !== null) return intl.formatMessage(ruleMessages.weightOver, { over: kilograms(weightOver) });
        return weightTo === null ? null : intl.formatMessage(ruleMessages.weightTo, { to: kilograms(weightTo) });
      },
      validOf: ({ from, to, once }) => {
        if (once !== null) return to === null ? day(from) : dateRange(from, to);
        if (from === FIRST_RULE_DAY) {
          return to === null
            ? intl.formatMessage(ruleMessages.always)
            : intl.formatMessage(ruleMessages.until, { day: day(to) });
        }
        return to === null ? intl.formatMessage(ruleMessages.validFrom, { day: day(from) }) : dateRange(from, to);
      },
    };
  }, [amount, currency, dateRange, day, intl, money, number, percent]);
}

import {
  CARRIER_COST_KINDS,
  COST_RULE_BASES,
  COST_RULE_KINDS,
  type CostBasis,
  type CostRuleKind,
  COUNTRY_COST_KINDS,
  FIRST_RULE_DAY,
  isDay,
  GROUP_COST_KINDS,
} from '@adaos/domain';
import * as z from 'zod/mini';
import type { CostTerms } from './CostsView.ts';

export const LABEL_MAX = 80;
const PERCENT_DIGITS = 3;
/** Kilograms are typed, grams are kept. */
export const GRAMS = 1_000;
const KILOGRAM_DIGITS = 3;
const MOST_GRAMS = 100_000_000;
/** The days that a rule can have. */
export const ERA = { first: FIRST_RULE_DAY, last: '2099-12-31' } as const;

/** What is typed in the form. */
export type RuleValues = Record<
  CostBasis | 'label' | 'country' | 'group' | 'paymentMethod' | 'carrier' | 'weightOver' | 'weightTo' | 'from' | 'to',
  string
> & {
  kind: CostRuleKind;
  /** Of fixed costs. */
  rhythm: 'perMonth' | 'once';
  /** Of VAT: whether the prices include it. */
  vat: 'included' | 'added';
  /** Of VAT: whether it counts also where 0 is stated. */
  zero: 'stated' | 'over';
};

/** The form before anything is typed. */
export const emptyRule = (kind: CostRuleKind, from: string): RuleValues => ({
  kind,
  label: '',
  country: '',
  group: '',
  paymentMethod: '',
  carrier: '',
  weightOver: '',
  weightTo: '',
  rhythm: 'perMonth',
  vat: 'included',
  zero: 'stated',
  percent: '',
  perOrder: '',
  perItem: '',
  perParcel: '',
  perMonth: '',
  once: '',
  from,
  to: '',
});

/** The amounts that the form asks for. */
export function basesOf({ kind, rhythm }: Pick<RuleValues, 'kind' | 'rhythm'>): readonly CostBasis[] {
  return kind === 'custom_cost' ? [rhythm] : COST_RULE_BASES[kind];
}

export const hasCountry = (kind: CostRuleKind): boolean => (COUNTRY_COST_KINDS as readonly string[]).includes(kind);

export const hasGroup = (kind: CostRuleKind): boolean => (GROUP_COST_KINDS as readonly string[]).includes(kind);

export const hasCarrier = (kind: CostRuleKind): boolean => (CARRIER_COST_KINDS as readonly string[]).includes(kind);

/** Parses an amount as people type it, `4,50` or `4.5`; undefined for any other text. Without digit groups: `1,200` is ambiguous. */
export function parseAmount(text: string, digits: number): number | undefined {
  const decimals = digits > 0 ? `(?:[.,]\\d{1,${digits}})?` : '';
  return new RegExp(`^\\d{1,9}${decimals}$`).test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;
}

const text = z.string().check(z.trim());

/** The rule of the typed values, or the errors by the codes of the form's fields. */
export function ruleSchema(digits: number) {
  const typed = z.object({
    kind: z.enum(COST_RULE_KINDS),
    rhythm: z.enum(['perMonth', 'once']),
    vat: z.enum(['included', 'added']),
    zero: z.enum(['stated', 'over']),
    label: text.check(z.maxLength(LABEL_MAX, 'tooLong')),
    country: text,
    group: text,
    paymentMethod: text,
    carrier: text,
    weightOver: text,
    weightTo: text,
    percent: text,
    perOrder: text,
    perItem: text,
    perParcel: text,
    perMonth: text,
    once: text,
    from: text,
    to: text,
  });
  return z.pipe(
    typed,
    z.transform((values, { issues }): CostTerms => {
      const wrong = (name: keyof RuleValues, message: string) =>
        issues.push({ code: 'custom', input: values, path: [name], message });
      const bases = basesOf(values);
      const amount = (basis: CostBasis): number | null => {
        if (!bases.includes(basis) || values[basis] === '') return null;
        const value = parseAmount(values[basis], basis === 'percent' ? PERCENT_DIGITS : digits);
        if (value !== undefined && (basis !== 'percent' || value <= 100)) return value;
        wrong(basis, 'number');
        return null;
      };
      const weight = (name: 'weightOver' | 'weightTo'): number | null => {
        if (!hasCarrier(values.kind) || values[name] === '') return null;
        const kilograms = parseAmount(values[name], KILOGRAM_DIGITS);
        if (kilograms !== undefined && kilograms * GRAMS <= MOST_GRAMS) return Math.round(kilograms * GRAMS);
        wrong(name, 'number');
        return null;
      };
      const [weightOver, weightTo] = [weight('weightOver'), weight('weightTo')];
      if (weightTo !== null && weightTo <= (weightOver ?? 0)) wrong('weightTo', 'range');
      const once = amount('once');
      const [first] = bases;
      if (first && bases.every((basis) => values[basis] === '')) wrong(first, 'required');
      if (values.kind === 'custom_cost' && values.label === '') wrong('label', 'required');
      if (!isDay(values.from)) wrong('from', 'required');
      else if (values.from < ERA.first || values.from > ERA.last) wrong('from', 'range');
      const ends = values.to !== '';
      if (ends && (!isDay(values.to) || values.to < values.from)) wrong('to', 'range');
      else if (ends && values.to > ERA.last) wrong('to', 'invalid');
      return {
        kind: values.kind,
        label: values.label || null,
        country: hasCountry(values.kind) ? values.country || null : null,
        ...(hasGroup(values.kind) && { group: values.group || null }),
        ...(hasCarrier(values.kind) && {
          carrier: values.carrier || null,
          weightOver,
          weightTo,
          perParcel: amount('perParcel'),
        }),
        ...(values.kind === 'tax' && { vatIncluded: values.vat === 'included', overZero: values.zero === 'over' }),
        ...(values.kind === 'payment_fee' && { paymentMethod: values.paymentMethod || null }),
        percent: amount('percent'),
        perOrder: amount('perOrder'),
        perItem: amount('perItem'),
        perMonth: amount('perMonth'),
        once,
        from: values.from,
        to: ends ? values.to : null,
      };
    }),
  );
}

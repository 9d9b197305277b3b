import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { ProductFactsTerms, ProductRow } from './CostsView.ts';
import type { Formatters } from '../../i18n/index.ts';
import { FactCell } from './FactCell.tsx';
import { factMessages as messages } from './facts.messages.ts';
import { nameOf } from './productState.ts';
import { GRAMS, parseAmount } from './ruleForm.ts';

const GROUP_MAX = 64;
const KILOGRAM_DIGITS = 3;
const MOST_KILOGRAMS = 100_000;

/** What is typed as a weight, in grams; undefined where it is none. */
export function gramsOf(text: string): number | null | undefined {
  if (text === '') return null;
  const kilograms = parseAmount(text, KILOGRAM_DIGITS);
  return kilograms === undefined || kilograms > MOST_KILOGRAMS ? undefined : Math.round(kilograms * GRAMS);
}

export interface FactColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  /** Whether they can be typed, or only looked at. */
  changeable: boolean;
  onSetFacts: (facts: ProductFactsTerms) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** The columns of what is known of a product beside its cost, which are typed in place. */
export function factColumns(input: FactColumnsInput): DataTableColumn<ProductRow>[] {
  const { intl, formatters, changeable, onSetFacts, failureReason } = input;
  const common = { changeable, failureReason, failedText: intl.formatMessage(messages.failed) };
  return [
    {
      id: 'group',
      header: intl.formatMessage(messages.group),
      cell: ({ code, group, weightGrams, ...product }) => (
        <FactCell
          {...common}
          label={intl.formatMessage(messages.groupOf, { name: nameOf({ code, ...product }) })}
          shown={group}
          text={group ?? ''}
          maxLength={GROUP_MAX}
          onSave={(typed) => onSetFacts({ code, group: typed === '' ? null : typed, weightGrams })}
        />
      ),
      nowrap: false,
    },
    {
      id: 'weight',
      header: intl.formatMessage(messages.weight),
      cell: ({ code, group, weightGrams, ...product }) => (
        <FactCell
          {...common}
          label={intl.formatMessage(messages.weightOf, { name: nameOf({ code, ...product }) })}
          shown={
            weightGrams === null
              ? null
              : intl.formatMessage(messages.kilograms, {
                  weight: formatters.number(weightGrams / GRAMS, { maximumFractionDigits: KILOGRAM_DIGITS }),
                })
          }
          text={weightGrams === null ? '' : String(weightGrams / GRAMS)}
          maxLength={10}
          decimal
          wrong={(typed) => (gramsOf(typed) === undefined ? intl.formatMessage(messages.weightWrong) : undefined)}
          onSave={(typed) => onSetFacts({ code, group, weightGrams: gramsOf(typed) ?? null })}
        />
      ),
      align: 'end',
    },
  ];
}

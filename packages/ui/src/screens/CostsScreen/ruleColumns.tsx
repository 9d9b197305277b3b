import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { CheckCircleIcon, CloseIcon, ForecastIcon } from '../../components/Icon/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { ruleKindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { enteredColumn, stateColumn } from '../../product/frame/entryColumns.tsx';
import { grid } from '../../theme/grid.ts';
import { ruleMessages as messages, stateMessages } from './CostsScreen.messages.ts';
import type { CostRuleRow } from './CostsView.ts';
import { counts, takeBackColumn } from './entryColumns.tsx';
import { hasCountry } from './ruleForm.ts';
import { ruleState } from './ruleState.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import type { RuleWords } from './useRuleWords.ts';

const CHIPS = {
  inForce: { tone: 'good', icon: CheckCircleIcon },
  later: { tone: 'info', icon: ForecastIcon },
  ended: { tone: 'neutral', icon: CheckCircleIcon },
  withdrawn: { tone: 'neutral', icon: CloseIcon },
} as const;

export interface RuleColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  countryName: (country: string) => string;
  words: RuleWords;
  today: string;
  /** Left out for users who may only read. */
  onTakeBack?: (rule: CostRuleRow) => void;
}

const SEPARATOR = ', ';

/** The columns of the rules. */
export function ruleColumns(input: RuleColumnsInput): DataTableColumn<CostRuleRow>[] {
  const { intl, formatters, countryName, words, today, onTakeBack } = input;
  const forWhom = (rule: CostRuleRow) => {
    const { kind, country, paymentMethod = null, group = null, carrier = null } = rule;
    const named = [group, paymentMethod, carrier, words.weightOf(rule), country && countryName(country)].filter(
      (part) => part !== null,
    );
    if (named.length > 0) return named.join(SEPARATOR);
    return intl.formatMessage(hasCountry(kind) ? messages.allCountries : messages.wholeShop);
  };
  return [
    {
      id: 'cost',
      header: intl.formatMessage(messages.cost),
      cell: (rule) => (
        <TwoLines
          first={words.nameOf(rule)}
          second={rule.label && intl.formatMessage(ruleKindMessages[rule.kind])}
          strong
        />
      ),
      sortValue: (rule) => words.nameOf(rule),
      nowrap: false,
      minWidth: grid(20),
      card: 'title',
    },
    {
      id: 'forWhom',
      header: intl.formatMessage(messages.forWhom),
      cell: forWhom,
      sortValue: forWhom,
      nowrap: false,
      card: 'plain',
    },
    {
      id: 'amount',
      header: intl.formatMessage(messages.amount),
      cell: words.amountOf,
      nowrap: false,
      minWidth: grid(20),
      card: 'plain',
    },
    {
      id: 'valid',
      header: intl.formatMessage(messages.valid),
      cell: words.validOf,
      sortValue: ({ from }) => from,
      exportValue: words.validOf,
      nowrap: false,
    },
    enteredColumn('added', intl.formatMessage(messages.added), formatters),
    stateColumn(intl, (rule) => {
      const state = ruleState(rule, today);
      return { ...CHIPS[state], label: intl.formatMessage(stateMessages[state]) };
    }),
    ...takeBackColumn(intl, {
      isCounted: counts,
      labelOf: (rule) => intl.formatMessage(messages.takeBackOf, { name: words.nameOf(rule) }),
      onTakeBack,
    }),
  ];
}

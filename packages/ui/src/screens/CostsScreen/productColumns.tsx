import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { CheckCircleIcon, MarginIcon, WarningIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { actionsColumn, RowAction } from '../../product/frame/entryColumns.tsx';
import { grid } from '../../theme/grid.ts';
import type { ProductRow } from './CostsView.ts';
import { type FactColumnsInput, factColumns } from './factColumns.tsx';
import { nameOf } from './productState.ts';
import { productMessages as messages, productStateMessages } from './products.messages.ts';
import { productState } from './productState.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import type { RuleWords } from './useRuleWords.ts';

const CHIPS = {
  missing: { tone: 'careful', icon: WarningIcon },
  partly: { tone: 'careful', icon: WarningIcon },
  known: { tone: 'good', icon: CheckCircleIcon },
  byRule: { tone: 'neutral', icon: MarginIcon },
  unsold: { tone: 'neutral', icon: MarginIcon },
} as const;

export interface ProductColumnsInput extends FactColumnsInput {
  words: RuleWords;
  /** A cost of one unit in words. */
  costOf: (cost: number) => string;
  moneyOf: (amount: number) => string;
  onOpen: (product: ProductRow) => void;
}

/** The columns of the products. The server sorts and filters them. */
export function productColumns(input: ProductColumnsInput): DataTableColumn<ProductRow>[] {
  const { intl, formatters, words, costOf, moneyOf, changeable, onOpen } = input;
  const stateText = (product: ProductRow) => intl.formatMessage(productStateMessages[productState(product)]);
  return [
    {
      id: 'product',
      header: intl.formatMessage(messages.product),
      cell: (product) => (
        <TwoLines
          first={nameOf(product)}
          second={product.name === null || product.name === product.code ? null : product.code}
          strong
        />
      ),
      filter: { kind: 'text', value: nameOf },
      nowrap: false,
      minWidth: grid(24),
      card: 'title',
    },
    {
      id: 'state',
      header: intl.formatMessage(messages.state),
      cell: (product) => <StatusChip {...CHIPS[productState(product)]} label={stateText(product)} />,
      filter: {
        kind: 'choice',
        value: productState,
        choices: [{ value: 'missing', label: intl.formatMessage(productStateMessages.missing) }],
      },
      card: 'plain',
    },
    {
      id: 'cost',
      header: intl.formatMessage(messages.cost),
      cell: ({ cost }) =>
        cost === null ? (
          intl.formatMessage(messages.noCost)
        ) : (
          <TwoLines first={costOf(cost.cost)} second={words.validOf({ from: cost.from, to: null, once: null })} />
        ),
      align: 'end',
    },
    ...factColumns(input),
    {
      id: 'units',
      header: intl.formatMessage(messages.units),
      cell: ({ units }) => formatters.number(units),
      align: 'end',
    },
    {
      id: 'sales',
      header: intl.formatMessage(messages.sales),
      cell: ({ sales }) => moneyOf(sales),
      align: 'end',
      card: 'amount',
    },
    actionsColumn(intl, (product) => {
      if (!changeable && product.costs.length === 0) return null;
      const set = product.cost === null;
      const [text, label] = changeable
        ? ([set ? messages.set : messages.change, set ? messages.setOf : messages.changeOf] as const)
        : ([messages.history, messages.historyOf] as const);
      return (
        <RowAction label={intl.formatMessage(label, { name: nameOf(product) })} onClick={() => onOpen(product)}>
          {intl.formatMessage(text)}
        </RowAction>
      );
    }),
  ];
}

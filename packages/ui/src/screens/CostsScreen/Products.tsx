import { minorDigits } from '@adaos/domain';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DataTableQuery } from '../../components/DataTable/index.ts';
import { TagIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { ExportButton } from '../../product/frame/ExportButton.tsx';
import { TableCard } from '../../product/frame/TableCard.tsx';
import type {
  CostPreviewView,
  ProductCostTerms,
  ProductFactsTerms,
  ProductRow,
  ProductsQuery,
  ProductsView,
  TakeBackPreview,
} from './CostsView.ts';
import { productColumns } from './productColumns.tsx';
import { productMessages as messages } from './products.messages.ts';
import { UnitCostDialog } from './UnitCostDialog.tsx';
import { UNIT_COST_DIGITS } from './unitCostForm.ts';
import { useRuleWords } from './useRuleWords.ts';

/** Rows of a page of products. */
export const PRODUCTS_PAGE = 25;
const NONE: readonly ProductRow[] = [];
const codeOf = ({ code }: ProductRow) => code;
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

export interface CostProducts {
  view: ProductsView;
  query: ProductsQuery;
  onQueryChange: (query: ProductsQuery) => void;
  onRetry: () => void;
  /** What the cost in the form would change. */
  preview: CostPreviewView;
  /** The cost in the form has changed; null while it is not complete. Keep it the same function. */
  onPreview: (cost: ProductCostTerms | null) => void;
  onPreviewAgain: () => void;
  onSet: (cost: ProductCostTerms) => Promise<void>;
  onWithdraw: (id: string) => Promise<void>;
  /** Sets the group and the weight of a product. Keep it the same function. */
  onSetFacts: (facts: ProductFactsTerms) => Promise<void>;
  /** Saves all products as a file. Left out for a sample. */
  onExport?: (() => void) | undefined;
  exporting: boolean;
  /** Where a file of costs is imported. */
  importHref: string;
  /** Whether the reader came for the products: they are scrolled to. Default false. */
  asked?: boolean;
}

export interface ProductsProps extends CostProducts {
  today: string;
  takeBack: TakeBackPreview;
  /** Whether costs can be set, or only looked at. */
  changeable: boolean;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** What one unit of each product costs: what sells most without a cost comes first. */
export function Products(props: ProductsProps) {
  const {
    view,
    query,
    onQueryChange,
    onRetry,
    today,
    changeable,
    onExport,
    exporting,
    importHref,
    asked = false,
  } = props;
  const { preview, onPreview, onPreviewAgain, onSet, onSetFacts, takeBack, onWithdraw, failureReason } = props;
  const intl = useIntl();
  const formatters = useFormatters();
  const data = view.status === 'ready' ? view.data : null;
  const currency = data?.currency ?? null;
  const words = useRuleWords(currency);
  const [opened, setOpened] = useState<ProductRow | null>(null);
  const titleRef = useRescuedFocus<HTMLHeadingElement>(data?.products.map(codeOf).join(' ') ?? '');
  const ready = data !== null;
  useEffect(() => {
    if (!asked || !ready) return;
    titleRef.current?.scrollIntoView();
    titleRef.current?.focus({ preventScroll: true });
  }, [asked, ready, titleRef]);
  const { costOf, columns } = useMemo(() => {
    const { amount, money } = formatters;
    const write = (value: number, decimals: number) =>
      currency === null ? amount(value, { decimals }) : money(value, currency, { decimals });
    const digits = minorDigits(currency);
    const unitCost = (value: number) => write(value, Math.min(UNIT_COST_DIGITS, Math.max(digits, decimalsOf(value))));
    const moneyOf = (value: number) => write(value, digits);
    const input = {
      intl,
      formatters,
      words,
      costOf: unitCost,
      moneyOf,
      changeable,
      onOpen: setOpened,
      onSetFacts,
      failureReason,
    };
    return { costOf: unitCost, columns: productColumns(input) };
  }, [changeable, currency, failureReason, formatters, intl, onSetFacts, words]);
  const tableQuery: DataTableQuery = useMemo(
    () => ({
      sort: null,
      filters: { ...(query.search !== '' && { product: query.search }), ...(query.missing && { state: ['missing'] }) },
      page: query.page,
    }),
    [query],
  );
  const ask = ({ filters, page }: DataTableQuery) =>
    onQueryChange({
      search: typeof filters.product === 'string' ? filters.product : '',
      missing: Array.isArray(filters.state) && filters.state.includes('missing'),
      page,
    });
  // What was changed in the dialog is shown in it.
  const shown = opened && (data?.products.find(({ code }) => code === opened.code) ?? opened);
  return (
    <TableCard
      title={intl.formatMessage(messages.title)}
      titleRef={titleRef}
      {...(data?.period && {
        subtitle: (
          <FormattedMessage
            {...messages.subtitle}
            values={{ range: formatters.dateRange(data.period.from, data.period.to) }}
          />
        ),
        mark: (
          <StatusChip
            tone={data.missing === 0 ? 'good' : 'careful'}
            label={
              data.missing === 0
                ? intl.formatMessage(messages.allKnown)
                : intl.formatMessage(messages.missing, { count: data.missing })
            }
          />
        ),
      })}
      view={view}
      onRetry={onRetry}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      empty={{
        icon: TagIcon,
        title: intl.formatMessage(messages.emptyTitle),
        description: intl.formatMessage(messages.emptyText),
      }}
      columns={columns}
      rows={data?.products ?? NONE}
      rowKey={codeOf}
      total={data?.total ?? 0}
      pageSize={PRODUCTS_PAGE}
      server={{ query: tableQuery, onQueryChange: ask }}
      cardsBelow="lg"
      actions={
        <>
          {changeable && (
            <ButtonLink href={importHref} size="small">
              <FormattedMessage {...messages.import} />
            </ButtonLink>
          )}
          {onExport && <ExportButton onExport={onExport} exporting={exporting} />}
        </>
      }
    >
      {shown && (
        <UnitCostDialog
          product={shown}
          today={today}
          currency={currency}
          words={words}
          costOf={costOf}
          changeable={changeable}
          preview={preview}
          onPreview={onPreview}
          onPreviewAgain={onPreviewAgain}
          onSet={onSet}
          takeBack={takeBack}
          onWithdraw={onWithdraw}
          failureReason={failureReason}
          onClose={() => setOpened(null)}
        />
      )}
    </TableCard>
  );
}

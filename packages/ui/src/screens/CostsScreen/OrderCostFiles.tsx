import type { OrderCostKind } from '@adaos/domain';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { FileIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { enteredColumn } from '../../product/frame/entryColumns.tsx';
import { TableCard } from '../../product/frame/TableCard.tsx';
import { grid } from '../../theme/grid.ts';
import type { TakeBackPreview } from './CostsView.ts';
import { countsColumn, takeBackColumn } from './entryColumns.tsx';
import { orderCostFileMessages as messages } from './orderCostFiles.messages.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { TwoLines } from '../../product/figures/TwoLines.tsx';

/** A file of what orders really cost. */
export interface OrderCostFileRow {
  importId: string;
  fileName: string | null;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
  /** Orders that have a cost by it. */
  orders: number;
  kinds: readonly OrderCostKind[];
  /** The sum of its costs, major units. */
  amount: number;
  withdrawn: boolean;
}

export type OrderCostFilesView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string; retrying: boolean }
  | { status: 'ready'; files: readonly OrderCostFileRow[] };

export interface OrderCosts {
  view: OrderCostFilesView;
  onRetry: () => void;
  /** Takes back all costs of a file. */
  onWithdraw: (importId: string) => Promise<void>;
  /** Where a file of order costs is imported. */
  importHref: string;
}

export interface OrderCostFilesProps extends OrderCosts {
  currency: string | null;
  /** Whether costs can be changed, or only looked at. */
  changeable: boolean;
  takeBack: TakeBackPreview;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

const NONE: readonly OrderCostFileRow[] = [];
const idOf = ({ importId }: OrderCostFileRow) => importId;
const isCounted = ({ withdrawn }: OrderCostFileRow) => !withdrawn;
const SEPARATOR = ', ';

interface ColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  currency: string | null;
  /** Left out for users who may only read. */
  onTakeBack?: (file: OrderCostFileRow) => void;
}

function columnsOf({ intl, formatters, currency, onTakeBack }: ColumnsInput): DataTableColumn<OrderCostFileRow>[] {
  const { amount, money, number } = formatters;
  const nameOf = ({ fileName }: OrderCostFileRow) => fileName ?? intl.formatMessage(messages.unnamed);
  const kindsOf = ({ kinds }: OrderCostFileRow) =>
    kinds.map((kind) => intl.formatMessage(kindMessages[kind])).join(SEPARATOR);
  return [
    {
      id: 'file',
      header: intl.formatMessage(messages.file),
      cell: (file) => <TwoLines first={nameOf(file)} second={kindsOf(file)} strong />,
      sortValue: nameOf,
      nowrap: false,
      minWidth: grid(20),
      card: 'title',
    },
    {
      id: 'orders',
      header: intl.formatMessage(messages.orders),
      cell: ({ orders }) => number(orders),
      sortValue: ({ orders }) => orders,
      align: 'end',
    },
    {
      id: 'amount',
      header: intl.formatMessage(messages.amount),
      cell: (file) => (currency === null ? amount(file.amount) : money(file.amount, currency)),
      sortValue: (file) => file.amount,
      align: 'end',
    },
    enteredColumn('entered', intl.formatMessage(messages.entered), formatters),
    countsColumn(intl, isCounted),
    ...takeBackColumn(intl, {
      isCounted,
      labelOf: (file) => intl.formatMessage(messages.takeBackOf, { name: nameOf(file) }),
      onTakeBack,
    }),
  ];
}

/** The files of real costs of orders, and the way to import another. */
export function OrderCostFiles(props: OrderCostFilesProps) {
  const { view, onRetry, onWithdraw, importHref, currency, changeable, takeBack, failureReason } = props;
  const intl = useIntl();
  const formatters = useFormatters();
  const [asked, setAsked] = useState<OrderCostFileRow | null>(null);
  const files = view.status === 'ready' ? view.files : NONE;
  const titleRef = useRescuedFocus<HTMLHeadingElement>(files.filter(isCounted).map(idOf).join(' '));
  const columns = useMemo(
    () => columnsOf({ intl, formatters, currency, ...(changeable && { onTakeBack: setAsked }) }),
    [changeable, currency, formatters, intl],
  );
  // Without files the table has no toolbar: the way to the first one is then in its place.
  const importLink = (
    <ButtonLink href={importHref} size="small">
      <FormattedMessage {...messages.import} />
    </ButtonLink>
  );
  return (
    <TableCard
      title={intl.formatMessage(messages.title)}
      titleRef={titleRef}
      {...(files.length > 0 && { subtitle: <FormattedMessage {...messages.subtitle} /> })}
      view={view}
      onRetry={onRetry}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      empty={{
        icon: FileIcon,
        title: intl.formatMessage(messages.emptyTitle),
        description: intl.formatMessage(messages.emptyText),
        ...(changeable && { action: importLink }),
      }}
      columns={columns}
      rows={files}
      rowKey={idOf}
      cardsBelow="lg"
      {...(changeable && { actions: importLink })}
    >
      {changeable && (
        <TakeBackDialog
          question={
            asked && {
              id: asked.importId,
              asked: { what: 'order_cost_file', id: asked.importId },
              title: intl.formatMessage(messages.takeBackTitle, {
                name: asked.fileName ?? intl.formatMessage(messages.unnamed),
              }),
              text: intl.formatMessage(messages.takeBackText, { count: asked.orders }),
            }
          }
          takeBack={takeBack}
          currency={currency}
          failedText={intl.formatMessage(messages.takeBackFailed)}
          onWithdraw={onWithdraw}
          failureReason={failureReason}
          onClose={() => setAsked(null)}
        />
      )}
    </TableCard>
  );
}

import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { CardIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { messages as screenMessages } from './AdminScreen.messages.ts';
import { ListPanel } from './ListPanel.tsx';
import { subscriptionMessages as messages } from './lists.messages.ts';
import { rowMessages } from '../../product/frame/rows.messages.ts';
import type { ListView, SubscriptionRow } from './types.ts';

const TONES = { active: 'good', cancelled: 'bad', pending: 'careful' } as const;
const NONE = '–';

/** The columns of the subscriptions. */
function columnsIn(intl: IntlShape, { money, day }: Formatters): DataTableColumn<SubscriptionRow>[] {
  const dayOf = (timestamp: string | null) => (timestamp === null ? NONE : day(timestamp.slice(0, 10)));
  return [
    { id: 'plan', header: intl.formatMessage(messages.plan), cell: ({ plan }) => plan, card: 'title' },
    {
      id: 'status',
      header: intl.formatMessage(rowMessages.state),
      cell: ({ status }) => <StatusChip tone={TONES[status]} label={intl.formatMessage(messages[status])} />,
      card: 'amount',
    },
    { id: 'user', header: intl.formatMessage(messages.user), cell: ({ user }) => user, nowrap: false },
    { id: 'start', header: intl.formatMessage(messages.start), cell: ({ startDate }) => dayOf(startDate) },
    { id: 'end', header: intl.formatMessage(messages.end), cell: ({ endDate }) => dayOf(endDate) },
    {
      id: 'price',
      header: intl.formatMessage(messages.price),
      cell: ({ price, currency }) => money(price, currency),
      align: 'end',
    },
  ];
}

export type SubscriptionsPanelProps = {
  view: ListView<SubscriptionRow>;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** The subscriptions tab: every plan that the shop has had, newest first. */
export function SubscriptionsPanel(props: SubscriptionsPanelProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const columns = useMemo(() => columnsIn(intl, formatters), [formatters, intl]);
  return (
    <ListPanel
      {...props}
      name="subscriptions"
      icon={CardIcon}
      title={intl.formatMessage(screenMessages.subscriptions)}
      columns={columns}
      texts={messages}
    />
  );
}

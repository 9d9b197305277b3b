import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ATTRIBUTION_MODELS, CHANNEL_COLUMNS, isOrderDimension } from '@adaos/domain';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableQuery } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { FunnelIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useCountryName } from '../../internal/useCountryName.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { stack } from '../stack.ts';
import { channelColumns, modelColumns, type Row } from './channelColumns.tsx';
import { messages, modelMessages, modelRuleMessages } from './Channels.messages.ts';
import {
  CHANNELS_PAGE,
  type ChannelOfOrders,
  type ChannelRow,
  type ChannelsData,
  type ChannelsQuery,
  type ChannelsView,
} from './ChannelsView.ts';
import { Choices } from './Choices.tsx';
import { Summary } from './Summary.tsx';

export interface ChannelsScreenProps extends SampleActions {
  view: ChannelsView;
  /** The rows are of the query before. */
  refreshing: boolean;
  query: ChannelsQuery;
  onQueryChange: (query: ChannelsQuery) => void;
  /** The address of the orders of a row, and of all of them for null. Left out for a sample. */
  ordersHref?: ((row: ChannelOfOrders | null) => string) | undefined;
  /** Where orders are imported. */
  importHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Saves all channels as a file. Left out for a sample. */
  onExport?: (() => void) | undefined;
  exporting: boolean;
}

const keyOf = (row: Row) => (row.kind === 'channel' ? JSON.stringify([row.channel, row.campaign]) : row.kind);
const keyOfChannel = (row: ChannelRow) => JSON.stringify([row.channel, row.campaign]);
const note = { mb: 2, maxWidth: '80ch' } as const;

type TableProps = Pick<
  ChannelsScreenProps,
  'refreshing' | 'query' | 'onQueryChange' | 'onExport' | 'exporting' | 'ordersHref'
> & { data: ChannelsData };

function useWriting(currency: string | null) {
  const formatters = useFormatters();
  const moneyOf = useMemo(
    () => (value: number) => (currency === null ? formatters.amount(value) : formatters.money(value, currency)),
    [currency, formatters],
  );
  const countryName = useCountryName();
  return { formatters, moneyOf, countryName };
}

function Rule({ data }: { data: ChannelsData }) {
  const said = isOrderDimension(data.dimension);
  return [said ? messages.said : modelRuleMessages[data.model], messages.formula].map((rule) => (
    <Typography key={rule.id} variant="body2" color="text.secondary" sx={note}>
      <FormattedMessage {...rule} />
    </Typography>
  ));
}

function Channels({ data, refreshing, query, onQueryChange, onExport, exporting, ordersHref }: TableProps) {
  const intl = useIntl();
  const { currency, channels, none, beside, before, dimension } = data;
  const { formatters, moneyOf, countryName } = useWriting(currency);
  const columns = useMemo(
    () => channelColumns({ intl, formatters, moneyOf, countryName, dimension, compared: before !== null }),
    [before, countryName, dimension, formatters, intl, moneyOf],
  );
  const rows = useMemo<Row[]>(
    () => [
      ...channels.map((row) => ({ ...row, kind: 'channel' as const })),
      { ...none, kind: 'none', ...(before && { before: before.none }) },
      { ...beside, kind: 'beside', ...(before && { before: before.beside }) },
    ],
    [before, beside, channels, none],
  );
  const rowHref = useMemo(
    () =>
      ordersHref &&
      ((row: Row) => {
        if (row.kind === 'beside') return ordersHref(null);
        return ordersHref(row.kind === 'none' ? { channel: null, campaign: null, name: null } : row);
      }),
    [ordersHref],
  );
  const ask = ({ sort, page }: DataTableQuery) =>
    onQueryChange({
      ...query,
      sort: CHANNEL_COLUMNS.find((column) => column === sort?.column) ?? 'netSales',
      descending: sort?.descending ?? true,
      page,
    });
  return (
    <Card title={<FormattedMessage {...messages.list} />}>
      <Choices query={query} onQueryChange={onQueryChange} />
      <Rule data={data} />
      {!data.attributed && !isOrderDimension(dimension) && (
        <Typography variant="body2" sx={note}>
          <FormattedMessage {...messages.noTouches} />
        </Typography>
      )}
      <DataTable
        label={intl.formatMessage(messages.list)}
        name="channels"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        {...(rowHref && { rowHref })}
        chooseColumns
        total={data.total}
        pageSize={CHANNELS_PAGE}
        server={{
          query: { sort: { column: query.sort, descending: query.descending }, filters: {}, page: query.page },
          onQueryChange: ask,
        }}
        refreshing={refreshing}
        cardsBelow="lg"
        actions={
          onExport && (
            <BusyButton size="small" busy={exporting} onClick={onExport}>
              <FormattedMessage {...messages.export} />
            </BusyButton>
          )
        }
        empty={
          <EmptyState
            level={3}
            icon={FunnelIcon}
            title={intl.formatMessage(messages.noneTitle)}
            description={intl.formatMessage(messages.noneText)}
          />
        }
      />
    </Card>
  );
}

/** The rows of the page by each model, beside each other. */
function Models({ data }: { data: ChannelsData }) {
  const intl = useIntl();
  const { currency, channels, dimension } = data;
  const { formatters, moneyOf, countryName } = useWriting(currency);
  const columns = useMemo(() => {
    const models = ATTRIBUTION_MODELS.map((model) => ({ model, name: intl.formatMessage(modelMessages[model]) }));
    return modelColumns({ intl, formatters, moneyOf, countryName, dimension, models });
  }, [countryName, dimension, formatters, intl, moneyOf]);
  return (
    <Card title={<FormattedMessage {...messages.compare} />}>
      <Typography variant="body2" color="text.secondary" sx={note}>
        <FormattedMessage {...messages.compareText} />
      </Typography>
      <DataTable
        label={intl.formatMessage(messages.compare)}
        columns={columns}
        rows={channels}
        rowKey={keyOfChannel}
        cardsBelow="md"
      />
    </Card>
  );
}

/** What the orders of each channel earned in a period, and what belongs to none: together the figures of the overview. */
export function ChannelsScreen(props: ChannelsScreenProps) {
  const { view, refreshing, query, onQueryChange, importHref, costsHref, onExport, exporting, ...others } = props;
  const { ordersHref, ...actions } = others;
  const intl = useIntl();
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={420} />
        </SummarySkeleton>
      }
      empty={{
        icon: FunnelIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
    >
      {({ data, source }) => (
        <Regions sx={stack}>
          <Summary data={data} costsHref={costsHref} sample={source === 'sample'} />
          <Channels {...{ data, refreshing, query, onQueryChange, onExport, exporting, ordersHref }} />
          {!isOrderDimension(data.dimension) && data.channels.length > 0 && <Models data={data} />}
        </Regions>
      )}
    </ScreenFrame>
  );
}

import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChannelOfOrders, CHANNELS_PAGE, ChannelsScreen } from '@adaos/ui/screens/ChannelsScreen';
import { comparisonIn, dayIn, periodToShow } from '../../period/index.ts';
import { useChannelsQuery, useDownloadChannels } from '../../queries/channels.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { messages } from './ChannelsPage.messages.ts';
import { queryIn, write } from './channelsAddress.ts';

export function ChannelsPage() {
  const [opened] = useState(() => new Date());
  const [address, setAddress] = useSearchParams();
  const shop = useSessionQuery().data?.shop;
  const shown = periodToShow(address, shop);
  const today = dayIn(shop?.timezone, opened);
  // A shop without data is asked, too: the answer says so.
  const range = shown === 'empty' ? { from: today, to: today } : shown;
  const query = queryIn(address);
  const { dimension, model, sort } = query;
  const compare = comparisonIn(address);
  const found = range && {
    ...range,
    dimension,
    model,
    sort,
    order: query.descending ? ('desc' as const) : ('asc' as const),
  };
  const live = useChannelsQuery(found && { ...found, compare, page: query.page, limit: CHANNELS_PAGE });
  const { from, to } = range ?? {};
  const ordersHref = useCallback(
    (row: ChannelOfOrders | null) =>
      paths.figure('netProfit', {
        from,
        to,
        ...(row && {
          dimension,
          model,
          channel: row.channel ?? undefined,
          campaign: row.campaign ?? undefined,
          called: row.name ?? undefined,
        }),
      }),
    [dimension, from, model, to],
  );
  const { sampleChosen, ...screen } = useScreenView(live, 'channels', (samples) => samples.sampleChannels);
  const download = useDownloadChannels(() => notify({ severity: 'error', message: messages.exportFailed }));
  const bounds = shop?.dataFrom && shop.dataTo ? { from: shop.dataFrom, to: shop.dataTo } : undefined;
  return (
    <ChannelsScreen
      {...screen}
      refreshing={!sampleChosen && live.isPlaceholderData}
      query={query}
      onQueryChange={(next) => setAddress((before) => write(before, next), { replace: true })}
      period={
        range &&
        bounds && {
          range,
          bounds,
          today,
          compare: compare === 'previous',
          onCompareChange: (wanted) =>
            setAddress(
              (before) => {
                if (wanted) before.delete('compare');
                else before.set('compare', 'none');
                return before;
              },
              { replace: true },
            ),
          onRangeChange: (chosen) =>
            setAddress((before) => {
              before.set('from', chosen.from);
              before.set('to', chosen.to);
              before.delete('page');
              return before;
            }),
        }
      }
      {...(!sampleChosen && { ordersHref })}
      importHref={paths.integrations}
      costsHref={paths.costs}
      {...(!sampleChosen && found && { onExport: () => download.mutate(found) })}
      exporting={download.isPending}
    />
  );
}

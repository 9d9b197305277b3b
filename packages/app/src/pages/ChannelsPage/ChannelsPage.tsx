import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChannelOfOrders, CHANNELS_PAGE, ChannelsScreen } from '@adaos/ui/screens/ChannelsScreen';
import { useChannelsQuery, useDownloadChannels } from '../../queries/channels.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { usePeriod } from '../usePeriodChoice.ts';
import { messages } from './ChannelsPage.messages.ts';
import { queryIn, write } from './channelsAddress.ts';

export function ChannelsPage() {
  const [address, setAddress] = useSearchParams();
  const { range, comparison } = usePeriod();
  const query = queryIn(address);
  const { dimension, model, sort } = query;
  const found = range && {
    ...range,
    dimension,
    model,
    sort,
    order: query.descending ? ('desc' as const) : ('asc' as const),
  };
  const live = useChannelsQuery(found && { ...found, ...comparison, page: query.page, limit: CHANNELS_PAGE });
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
  return (
    <ChannelsScreen
      {...screen}
      refreshing={!sampleChosen && live.isPlaceholderData}
      query={query}
      onQueryChange={(next) => setAddress((before) => write(before, next), { replace: true })}
      {...(!sampleChosen && { ordersHref })}
      importHref={paths.integrations}
      costsHref={paths.costs}
      {...(!sampleChosen && found && { onExport: () => download.mutate(found) })}
      exporting={download.isPending}
    />
  );
}

import { keepPreviousData, skipToken, useMutation } from '@tanstack/react-query';
import { channelRoutes, type ChannelsFileQuery, type ChannelsQuery } from '@adaos/api';
import { client } from './client.ts';
import { useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';
import { saveFile } from './saveFile.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** A page of what each channel earned. Those shown stay until the next ones are there. */
export function useChannelsQuery(query: ChannelsQuery | undefined) {
  return useLiveQuery({
    queryKey: [...ledgerKey, 'channels', query],
    queryFn: query ? ({ signal }) => client.call(channelRoutes.listChannels, { query, signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** Has all channels saved as a file. */
export function useDownloadChannels(onError: (error: unknown) => void) {
  const language = useLanguage();
  return useMutation({
    mutationFn: (query: ChannelsFileQuery) =>
      client.call(channelRoutes.downloadChannels, { query: { ...query, language } }),
    onSuccess: (file) => saveFile(file, 'channels.csv'),
    onError,
  });
}

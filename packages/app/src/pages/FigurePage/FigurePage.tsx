import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { Figure } from '@adaos/api';
import { FigureScreen } from '@adaos/ui/screens/FigureScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { periodToShow } from '../../period/index.ts';
import { useMay, useSessionQuery } from '../../queries/session.ts';
import { ordersQuery, useDownloadFigureOrders, useFigureOrdersQuery, useFigureQuery } from '../../queries/figures.ts';
import { useSetGoodsCost } from '../../queries/goodsCost.ts';
import { channelIn, figureNamed, figureQueryIn, periodQueryIn, writeOrders } from '../../routes/figureAddress.ts';
import { paths } from '../../routes/paths.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { notify, useMockMode } from '../../state/index.ts';
import { messages } from './FigurePage.messages.ts';
import { toFigureView } from './toFigureView.ts';

function OpenFigure({ figure }: { figure: Figure }) {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const session = useSessionQuery();
  const canManage = useMay('manager');
  const shown = periodToShow(query, session.data?.shop);
  const period = shown === 'empty' ? undefined : shown;
  const { kind, product, search = '', sort = 'day', order = 'desc' as const } = figureQueryIn(query);
  const asked = periodQueryIn(query);
  const { called, ...row } = channelIn(query);
  const found = { kind, product, search, sort, order, ...row };
  const detail = useFigureQuery(figure, period);
  const orders = useFigureOrdersQuery(figure, period, found);
  const download = useDownloadFigureOrders(() => notify({ severity: 'error', message: messages.exportFailed }));
  const language = useLanguage();
  const setGoodsCost = useSetGoodsCost();
  const orderHref = useCallback((id: string) => paths.order(id, { figure, ...figureQueryIn(query) }), [figure, query]);
  if (shown === 'empty') return <Navigate replace to={paths.overview} />;

  return (
    <FigureScreen
      view={toFigureView({
        figure,
        kind,
        detail,
        orders: {
          data: orders.data,
          error: orders.error,
          loadingMore: orders.isFetchingNextPage,
          refreshing: orders.isPlaceholderData,
        },
        sessionError: session.data ? null : session.error,
        textOf: (error) => errorText(intl, error),
      })}
      backHref={paths.overviewOf(asked)}
      kindHref={(part) => paths.figure(figure, { ...asked, kind: part ?? undefined })}
      orderHref={orderHref}
      costsHref={paths.costs}
      canManage={canManage}
      onSetGoodsCost={async (percent) => void (await setGoodsCost.mutateAsync(percent))}
      failureReason={(error) => knownErrorText(intl, error)}
      product={product}
      channel={row.dimension === undefined ? undefined : row.channel === undefined ? null : (called ?? row.channel)}
      query={{ search, sort, descending: order === 'desc' }}
      onQueryChange={(next) => setQuery((before) => writeOrders(before, next), { replace: true })}
      onExport={() => period && download.mutate({ figure, query: { ...period, ...ordersQuery(found), language } })}
      exporting={download.isPending}
      onLoadMore={() => void orders.fetchNextPage()}
      onRetry={() => {
        void session.refetch();
        if (period) void detail.refetch();
      }}
      onRetryOrders={() => void orders.refetch()}
    />
  );
}

/** A figure opened to its formula and the orders behind it; an unknown one, or one of the sample, leads to the overview. */
export function FigurePage() {
  const figure = figureNamed(useParams()['figure']);
  const mocked = useMockMode();
  return figure && !mocked ? <OpenFigure figure={figure} /> : <Navigate replace to={paths.overview} />;
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ImportFlowCard } from './ImportFlowCard.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { integrationsMessages as messages } from './IntegrationsScreen.messages.ts';
import type { ImportActions, ImportFlow, IntegrationsView } from './types.ts';

export type IntegrationsScreenProps = ImportActions & {
  view: IntegrationsView;
  /** Loads again after a failed load. */
  onRetry: () => void;
  /** The address of an earlier import; without it the rows do not open. */
  importHref?: (id: string) => string;
  /** How the shop is connected to its platforms: `Connections`. */
  connections?: ReactNode;
  /** The setup of any other platform: `Pixel`. */
  pixel?: ReactNode;
};

const TITLES = {
  orders: messages.importTitle,
  ads: messages.importAds,
  stock: messages.importStock,
  costs: messages.importCosts,
  order_costs: messages.importOrderCosts,
} as const;

/** The title of the card, by the kind of the current file. */
function titleOf(flow: ImportFlow) {
  if (flow.step === 'choose' || flow.step === 'map') return TITLES[flow.kind ?? 'orders'];
  return TITLES['import' in flow ? (flow.import.kind ?? 'orders') : 'orders'];
}

/** The sources of a shop's orders: its platforms, the import of a file, from choosing it to its result, and earlier imports. */
export function IntegrationsScreen({
  view,
  onRetry,
  importHref,
  connections,
  pixel,
  ...actions
}: IntegrationsScreenProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader title={intl.formatMessage(messages.title)} />
      <Regions sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {connections}
        {view.status === 'loading' && (
          <LoadingRegion>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <CardSkeleton holds="rows" height={260} />
              <CardSkeleton holds="rows" height={180} />
            </Box>
          </LoadingRegion>
        )}
        {view.status === 'error' && (
          <Card>
            <ErrorState
              title={intl.formatMessage(messages.loadFailed)}
              description={view.message}
              onRetry={onRetry}
              retrying={view.retrying ?? false}
            />
          </Card>
        )}
        {view.status === 'ready' && (
          <ImportFlowCard
            view={view}
            title={<FormattedMessage {...titleOf(view.flow)} />}
            onRetry={onRetry}
            {...actions}
          />
        )}
        {view.status === 'ready' && view.history.length > 0 && (
          <ImportHistory imports={view.history} importHref={importHref} />
        )}
        {pixel}
      </Regions>
    </>
  );
}

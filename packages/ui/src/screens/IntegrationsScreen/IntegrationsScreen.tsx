import { AD_PLATFORMS } from '@adaos/domain';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ImportFlowCard } from './ImportFlowCard.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { integrationsMessages as messages } from './IntegrationsScreen.messages.ts';
import { tileMessages } from './tiles.messages.ts';
import { TILE_GROUPS, TileGroupList } from './Tiles.tsx';
import { TILE_KINDS, type TileChoice } from './tileTypes.ts';
import { stack } from '../stack.ts';
import type { ImportActions, ImportFlow, IntegrationsView } from './types.ts';

export type IntegrationsScreenProps = ImportActions & {
  view: IntegrationsView;
  /** Loads again after a failed load. */
  onRetry: () => void;
  /** The address of an earlier import; without it the rows do not open. */
  importHref?: (id: string) => string;
  /** What is open, of all that can be; left out, everything is shown, one below the other. */
  choice?: TileChoice;
  /** How the shop is connected to its platforms: `Connections`. */
  connections?: ReactNode;
  /** How the open platform of ads is connected: `AdAccounts`. Its files are below. */
  adAccounts?: ReactNode;
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

const isAdPlatform = (tile: string) => AD_PLATFORMS.some((platform) => platform === tile);

/** The title of the card, by the kind of the current file. */
function titleOf(flow: ImportFlow) {
  if (flow.step === 'choose' || flow.step === 'map') return TITLES[flow.kind ?? 'orders'];
  return TITLES['import' in flow ? (flow.import.kind ?? 'orders') : 'orders'];
}

const PARTS = ['store', 'ads', 'loading', 'error', 'import', 'history', 'pixel'];

/** The tiles beside each other, and what is open below them; on phones below its own group. */
function Chosen({ choice, children }: { choice: TileChoice; children: ReactNode }) {
  const intl = useIntl();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const panel = (
    <Regions key={choice.open} sx={stack}>
      {children}
    </Regions>
  );
  return (
    <Box sx={{ ...stack, gap: 3 }}>
      <Box
        component="section"
        aria-label={intl.formatMessage(tileMessages.label)}
        sx={{
          display: 'grid',
          gap: { xs: 3, sm: 2 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {TILE_GROUPS.map((group) => (
          <Fragment key={group.id}>
            <TileGroupList group={group} choice={choice} />
            {narrow && group.tiles.some((tile) => tile === choice.open) && panel}
          </Fragment>
        ))}
      </Box>
      {!narrow && panel}
    </Box>
  );
}

/** The sources of a shop's data: its platforms, the import of a file, from choosing it to its result, and earlier imports. */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const { view, onRetry, importHref, connections, adAccounts, pixel, choice, ...actions } = props;
  const intl = useIntl();
  const shows = (part: 'file' | 'store' | 'pixel') => {
    if (!choice) return true;
    if (TILE_KINDS[choice.open] !== null) return part === 'file';
    return part === (choice.open === 'pixel' ? 'pixel' : 'store');
  };
  const file = shows('file');
  // Each is a region of its own.
  const parts = [
    shows('store') && connections,
    choice !== undefined && isAdPlatform(choice.open) && adAccounts,
    file && view.status === 'loading' && (
      <LoadingRegion>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CardSkeleton holds="rows" height={260} />
          <CardSkeleton holds="rows" height={180} />
        </Box>
      </LoadingRegion>
    ),
    file && view.status === 'error' && (
      <Card>
        <ErrorState
          title={intl.formatMessage(messages.loadFailed)}
          description={view.message}
          onRetry={onRetry}
          retrying={view.retrying ?? false}
        />
      </Card>
    ),
    file && view.status === 'ready' && (
      <ImportFlowCard view={view} title={<FormattedMessage {...titleOf(view.flow)} />} onRetry={onRetry} {...actions} />
    ),
    file && view.status === 'ready' && view.history.length > 0 && (
      <ImportHistory imports={view.history} importHref={importHref} />
    ),
    shows('pixel') && pixel,
  ].map((part, place) => <Fragment key={PARTS[place]}>{part}</Fragment>);
  return (
    <>
      <PageHeader title={intl.formatMessage(messages.title)} />
      {choice ? <Chosen choice={choice}>{parts}</Chosen> : <Regions sx={stack}>{parts}</Regions>}
    </>
  );
}

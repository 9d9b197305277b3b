import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ProfitIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { ChartFlag } from '../../charts/parts/types.ts';
import { CampaignTable } from '../../product/campaigns/campaigns.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { AdsCharts } from './AdsCharts.tsx';
import { AdsHero } from './AdsHero.tsx';
import { messages } from './AdsScreen.messages.ts';
import type { AdsView } from './AdsView.ts';
import { chartGrid } from './layout.ts';
import { PlatformCards } from './PlatformCards.tsx';
import { stack } from '../stack.ts';

export interface AdsScreenProps extends SampleActions {
  view: AdsView;
  /** The address of a campaign. */
  campaignHref: (id: string) => string;
  /** The address of the orders of a day (`YYYY-MM-DD`) or a month (`YYYY-MM`) of the chart. */
  spanHref: (span: string) => string;
  /** What happened on the days of the chart. Default: nothing. */
  flags?: readonly ChartFlag[] | undefined;
  /** Whether the days are compared with others. Default true: where the data has them. */
  compare?: boolean;
  /** The address where orders are imported and ad accounts connected. */
  importHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Shows all dates; left out where all are shown. */
  onWholeTime?: (() => void) | undefined;
}

/** What the ads cost, what they returned, and which campaigns did. */
export function AdsScreen(props: AdsScreenProps) {
  const { view, campaignHref, importHref, costsHref, onWholeTime, spanHref, flags, compare = true, ...actions } = props;
  const intl = useIntl();
  const { dateRange } = useFormatters();
  const ready = view.status === 'ready' ? view : null;
  const nothing = ready !== null && ready.data.totalSpend === 0 && ready.data.campaigns.length === 0;
  const narrowed = ready?.source === 'live' && onWholeTime !== undefined;
  const { from = null, to = null } = ready?.data ?? {};
  const written = !nothing && from !== null && to !== null ? dateRange(from, to) : undefined;
  return (
    <ScreenFrame
      {...actions}
      view={nothing && !narrowed ? { status: 'empty' } : view}
      title={intl.formatMessage(messages.title)}
      {...(written !== undefined && { subtitle: written })}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      skeleton={
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <Box sx={stack}>
            <CardSkeleton holds="text" height={84} />
            <Box sx={{ ...stack, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
              <CardSkeleton holds="text" height={92} />
              <CardSkeleton holds="text" height={92} />
            </Box>
            <Box sx={chartGrid}>
              <CardSkeleton height={284} />
              <CardSkeleton height={284} />
            </Box>
            <CardSkeleton holds="rows" height={360} />
          </Box>
        </LoadingRegion>
      }
      empty={{
        icon: ProfitIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
    >
      {({ data, source }) => {
        const sample = source === 'sample';
        if (nothing)
          return (
            <Card>
              <EmptyState
                icon={ProfitIcon}
                title={intl.formatMessage(messages.noSpend)}
                action={
                  <Button variant="contained" onClick={onWholeTime}>
                    <FormattedMessage {...messages.wholeTime} />
                  </Button>
                }
              />
            </Card>
          );
        return (
          <Regions sx={stack}>
            <AdsHero data={data} sample={sample} costsHref={costsHref} />
            <PlatformCards data={data} sample={sample} />
            <AdsCharts data={data} sample={sample} spanHref={spanHref} flags={flags} compare={compare} />
            <CampaignTable
              title={intl.formatMessage(messages.campaigns)}
              data={data}
              sample={sample}
              campaignHref={campaignHref}
            />
          </Regions>
        );
      }}
    </ScreenFrame>
  );
}

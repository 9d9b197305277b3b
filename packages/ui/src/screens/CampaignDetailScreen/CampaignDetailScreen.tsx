import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ArrowLeftIcon, SearchIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SampleNotice } from '../../product/SampleNotice/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { CampaignStatusChip } from '../../product/campaigns/campaigns.ts';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { CampaignBudgetCard } from './CampaignBudgetCard.tsx';
import { CampaignCharts } from './CampaignCharts.tsx';
import { CampaignCounts } from './CampaignCounts.tsx';
import { messages } from './CampaignDetailScreen.messages.ts';
import type { CampaignDetailView } from './CampaignDetailView.ts';
import { CampaignFigures } from './CampaignFigures.tsx';
import { CampaignLists } from './CampaignLists.tsx';
import { detailGrid, figuresGrid } from './layout.ts';
import { stack } from '../stack.ts';

export interface CampaignDetailScreenProps extends Omit<SampleActions, 'onUseSample'> {
  view: CampaignDetailView;
  /** The address of the list of campaigns. */
  backHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Where the recommendations are. */
  queueHref: string;
}

/** One campaign: what its budget should be, what it earned, whether its clicks are real, and what to do. */
export function CampaignDetailScreen({
  view,
  backHref,
  costsHref,
  queueHref,
  onRetry,
  onLeaveSample,
}: CampaignDetailScreenProps) {
  const intl = useIntl();
  const back = { href: backHref, label: intl.formatMessage(messages.back) };
  const missing = view.status === 'notFound' || view.status === 'empty';
  const ready = view.status === 'ready' ? view : null;
  const sample = ready?.source === 'sample';
  return (
    <>
      <PageHeader
        title={ready?.data.name ?? intl.formatMessage(messages.title)}
        back={back}
        {...(ready !== null && {
          mark: (
            <>
              <CampaignStatusChip status={ready.data.status} />
              {sample && <SampleDataMark />}
            </>
          ),
          subtitle: ready.data.platform,
        })}
      />
      {view.status === 'loading' && (
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <Box sx={stack}>
            <CardSkeleton holds="rows" height={260} />
            <Box sx={figuresGrid}>
              <CardSkeleton holds="text" height={120} />
              <CardSkeleton holds="text" height={120} />
              <CardSkeleton holds="text" height={120} />
            </Box>
            <Box sx={detailGrid}>
              <CardSkeleton height={320} />
              <CardSkeleton height={320} />
            </Box>
          </Box>
        </LoadingRegion>
      )}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {missing && (
        <Card>
          <EmptyState
            icon={SearchIcon}
            title={intl.formatMessage(messages.notFound)}
            description={intl.formatMessage(messages.notFoundText)}
            action={
              <ButtonLink href={backHref} variant="contained" startIcon={<ArrowLeftIcon />}>
                <FormattedMessage {...messages.back} />
              </ButtonLink>
            }
          />
        </Card>
      )}
      {ready !== null && (
        <>
          {sample && <SampleNotice loadFailed={ready.loadFailed} onRetry={onRetry} onLeave={onLeaveSample} />}
          <Regions sx={stack}>
            <CampaignBudgetCard campaign={ready.data} sample={sample} costsHref={costsHref} queueHref={queueHref} />
            <CampaignFigures campaign={ready.data} sample={sample} costsHref={costsHref} />
            <CampaignCounts campaign={ready.data} />
            <CampaignCharts campaign={ready.data} sample={sample} />
            <CampaignLists campaign={ready.data} sample={sample} costsHref={costsHref} />
          </Regions>
        </>
      )}
    </>
  );
}

import { useIntl } from 'react-intl';
import { CampaignIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { CampaignTable } from '../../product/campaigns/campaigns.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { messages } from './CampaignsScreen.messages.ts';
import { CampaignsSummary } from './CampaignsSummary.tsx';
import type { CampaignsView } from './CampaignsView.ts';
import { stack } from '../stack.ts';

export interface CampaignsScreenProps extends SampleActions {
  view: CampaignsView;
  /** The address of a campaign. */
  campaignHref: (id: string) => string;
  /** The address where ad accounts are connected. */
  importHref: string;
}

/** All ad campaigns with their cost, return and status. A row opens its campaign. */
export function CampaignsScreen({ view, campaignHref, importHref, ...actions }: CampaignsScreenProps) {
  const intl = useIntl();
  const nothing = view.status === 'ready' && view.data.campaigns.length === 0;
  return (
    <ScreenFrame
      {...actions}
      view={nothing ? { status: 'empty' } : view}
      title={intl.formatMessage(messages.title)}
      {...(view.status === 'ready' && !nothing && { subtitle: intl.formatMessage(messages.period) })}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={420} />
        </SummarySkeleton>
      }
      empty={{
        icon: CampaignIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
    >
      {({ data, source }) => (
        <Regions sx={stack}>
          <CampaignsSummary data={data} sample={source === 'sample'} />
          <CampaignTable
            title={intl.formatMessage(messages.list)}
            data={data}
            sample={source === 'sample'}
            campaignHref={campaignHref}
            details
          />
        </Regions>
      )}
    </ScreenFrame>
  );
}

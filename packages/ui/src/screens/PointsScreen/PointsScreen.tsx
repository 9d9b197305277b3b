import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { TrophyIcon, UsersIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { stack } from '../stack.ts';
import { pointsGrid } from './layout.ts';
import { PointsFigures } from './PointsFigures.tsx';
import { messages } from './PointsScreen.messages.ts';
import { PointsSettings, type PointsSettingsProps } from './PointsSettings.tsx';
import type { PointsView } from './PointsView.ts';

export interface PointsScreenProps extends SampleActions {
  view: PointsView;
  /** Why there is nothing to rank: one who could earn points, or switched off. The view is then empty. */
  closed?: 'single' | 'off' | undefined;
  /** Where the open actions are. */
  actionsHref: string;
  /** Where colleagues are invited; left out for those who may not. */
  inviteHref?: string | undefined;
  /** Left out for a sample, and while they are not known. */
  settings?: PointsSettingsProps | undefined;
}

/** What the members of a shop earned by what they did: in money, then in points, by week and as a ranking. */
export function PointsScreen({ view, closed, actionsHref, inviteHref, settings, ...actions }: PointsScreenProps) {
  const intl = useIntl();
  const texts = {
    single: { title: messages.singleTitle, text: messages.singleText },
    off: { title: messages.offTitle, text: messages.offText },
    open: { title: messages.emptyTitle, text: messages.emptyText },
  }[closed ?? 'open'];
  const invites = closed === 'single' && inviteHref !== undefined;
  return (
    <Regions sx={stack}>
      <Box sx={{ minWidth: 0 }}>
        <ScreenFrame
          {...actions}
          view={view}
          title={intl.formatMessage(messages.title)}
          errorTitle={intl.formatMessage(messages.errorTitle)}
          sampleText={intl.formatMessage(messages.sampleText)}
          skeleton={
            <SummarySkeleton label={intl.formatMessage(messages.loading)}>
              <CardSkeleton holds="rows" height={260} />
              <Box sx={pointsGrid}>
                <CardSkeleton height={300} />
                <CardSkeleton holds="rows" height={300} />
              </Box>
            </SummarySkeleton>
          }
          empty={{
            icon: closed === 'single' ? UsersIcon : TrophyIcon,
            title: intl.formatMessage(texts.title),
            text: intl.formatMessage(texts.text),
            href: invites ? inviteHref : actionsHref,
            action: intl.formatMessage(invites ? messages.invite : messages.toActions),
          }}
        >
          {({ data, source }) => <PointsFigures data={data} sample={source === 'sample'} actionsHref={actionsHref} />}
        </ScreenFrame>
      </Box>
      {settings && (settings.on || settings.onSwitch) && <PointsSettings {...settings} />}
    </Regions>
  );
}

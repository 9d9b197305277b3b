import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { TrophyIcon } from '../../components/Icon/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { pointsGrid } from './layout.ts';
import { PointsFigures } from './PointsFigures.tsx';
import { messages } from './PointsScreen.messages.ts';
import type { PointsView } from './PointsView.ts';

export interface PointsScreenProps extends SampleActions {
  view: PointsView;
  /** Where orders are imported. */
  importHref: string;
}

/** The points that the members of a shop earn, by week and as a ranking. */
export function PointsScreen({ view, importHref, ...actions }: PointsScreenProps) {
  const intl = useIntl();
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      sampleText={intl.formatMessage(messages.sampleText)}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <Box sx={pointsGrid}>
            <CardSkeleton height={300} />
            <CardSkeleton holds="rows" height={300} />
          </Box>
          <CardSkeleton holds="rows" height={260} />
        </SummarySkeleton>
      }
      empty={{
        icon: TrophyIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.importOrders),
      }}
    >
      {({ data, source }) => <PointsFigures data={data} sample={source === 'sample'} />}
    </ScreenFrame>
  );
}

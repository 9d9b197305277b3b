import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { CardSkeleton, FigureCardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { detailGrid, kpiGrid } from './layout.ts';
import { messages } from './OverviewScreen.messages.ts';
import { stack } from '../stack.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

/** Where the chart and the summary will be. */
export const DetailSkeleton = () => (
  <Box sx={detailGrid}>
    <CardSkeleton height={328} />
    <CardSkeleton holds="rows" height={328} />
  </Box>
);

/** The skeleton of the overview while its figures load. */
export function OverviewSkeleton() {
  const intl = useIntl();
  return (
    <LoadingRegion label={intl.formatMessage(messages.loading)}>
      <Box sx={stack}>
        <Card padding="regular">
          <Skeleton sx={{ width: grid(11) }} />
          <Skeleton variant="rounded" sx={{ height: grid(5.5), mt: 1, maxWidth: tokens.size.menuMax }} />
          <Skeleton sx={{ width: grid(22.5), mt: 3.5, mb: 1 }} />
          <Skeleton variant="rounded" sx={{ height: grid(2.75) }} />
          <Box
            sx={{
              display: { xs: 'grid', sm: 'flex' },
              gap: { xs: 1.25, sm: 6 },
              mt: 2,
              minHeight: { xs: grid(30), sm: grid(8.25) },
            }}
          >
            {['46%', '60%', '38%', '52%', '44%'].map((width) => (
              <Skeleton key={width} sx={{ flex: 1, maxWidth: { xs: width, sm: grid(11.25) } }} />
            ))}
          </Box>
        </Card>
        <Box sx={{ ...kpiGrid, '& > *': { minHeight: { sm: grid(16) } } }}>
          <FigureCardSkeleton />
          <FigureCardSkeleton />
          <FigureCardSkeleton />
        </Box>
        <DetailSkeleton />
      </Box>
    </LoadingRegion>
  );
}

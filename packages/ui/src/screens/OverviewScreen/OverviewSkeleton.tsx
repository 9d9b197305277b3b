import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { CardSkeleton, FigureCardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { detailGrid, heroPadding, kpiGrid } from './layout.ts';
import { messages } from './OverviewScreen.messages.ts';
import { stack } from '../stack.ts';

/** The overview's shape while its figures are on the way. */
export function OverviewSkeleton() {
  const intl = useIntl();
  return (
    <LoadingRegion label={intl.formatMessage(messages.loading)}>
      <Box sx={stack}>
        <Card sx={heroPadding}>
          <Skeleton width={88} />
          <Skeleton variant="rounded" height={44} sx={{ mt: 1, maxWidth: 320 }} />
          <Skeleton width={180} sx={{ mt: 3.5, mb: 1 }} />
          <Skeleton variant="rounded" height={22} />
          <Box
            sx={{
              display: { xs: 'grid', sm: 'flex' },
              gap: { xs: 1.25, sm: 6 },
              mt: 2,
              minHeight: { xs: 240, sm: 66 },
            }}
          >
            {['46%', '60%', '38%', '52%', '44%'].map((width) => (
              <Skeleton key={width} sx={{ flex: 1, maxWidth: { xs: width, sm: 90 } }} />
            ))}
          </Box>
        </Card>
        <Box sx={{ ...kpiGrid, '& > *': { minHeight: { sm: 124 } } }}>
          <FigureCardSkeleton />
          <FigureCardSkeleton />
          <FigureCardSkeleton />
        </Box>
        <Box sx={detailGrid}>
          <CardSkeleton height={328} />
          <CardSkeleton holds="rows" height={328} />
        </Box>
      </Box>
    </LoadingRegion>
  );
}

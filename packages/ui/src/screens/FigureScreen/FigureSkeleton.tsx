import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { messages } from './FigureScreen.messages.ts';
import { figureGrid } from './layout.ts';

/** The shape of a figure and its orders while they are on the way. */
export function FigureSkeleton() {
  const intl = useIntl();
  return (
    <LoadingRegion label={intl.formatMessage(messages.loading)}>
      <Box sx={figureGrid}>
        <CardSkeleton holds="rows" height={320} />
        <CardSkeleton holds="rows" height={480} />
      </Box>
    </LoadingRegion>
  );
}

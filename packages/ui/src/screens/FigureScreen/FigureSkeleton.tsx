import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { messages } from './FigureScreen.messages.ts';
import { figureGrid } from './layout.ts';

/** The skeleton of a figure and its orders. */
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

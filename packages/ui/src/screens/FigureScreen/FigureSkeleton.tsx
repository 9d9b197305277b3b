import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { messages } from './FigureScreen.messages.ts';

/** The shape of a figure and its orders while they are on the way. */
export function FigureSkeleton() {
  const intl = useIntl();
  return (
    <LoadingRegion label={intl.formatMessage(messages.loading)}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 400px) minmax(0, 1fr)' },
        }}
      >
        <CardSkeleton holds="rows" height={320} />
        <CardSkeleton holds="rows" height={480} />
      </Box>
    </LoadingRegion>
  );
}

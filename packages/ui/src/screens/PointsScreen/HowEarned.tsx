import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { howMessages, messages } from './PointsScreen.messages.ts';

const WAYS = [howMessages.gain, howMessages.cost, howMessages.productCost, howMessages.verdict, howMessages.week];

/** How points are earned: only by what earned or protected money. */
export function HowEarned() {
  return (
    <Card title={<FormattedMessage {...messages.how} />}>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5 }}>
        {WAYS.map((way) => (
          <Typography component="li" key={way.id} sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...way} />
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.tertiary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.howNote} />
      </Typography>
    </Card>
  );
}

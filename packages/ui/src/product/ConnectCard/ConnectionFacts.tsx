import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './ConnectCard.messages.ts';
import type { Connection } from './types.ts';

/** Which shop is connected, since when, and what was read from it. */
export function ConnectionFacts({ connection }: { connection: Connection }) {
  const { dateTime, number } = useFormatters();
  const moment = (at: string) => <time dateTime={at}>{dateTime(at)}</time>;
  const { shopId, connectedAt, orders, lastReadAt, nextReadAt } = connection;
  const facts = [
    { term: messages.shopId, value: shopId },
    { term: messages.connectedAt, value: moment(connectedAt) },
    ...(orders === undefined ? [] : [{ term: messages.orders, value: number(orders) }]),
    ...(lastReadAt === undefined
      ? []
      : [
          {
            term: messages.lastRead,
            value: lastReadAt ? moment(lastReadAt) : <FormattedMessage {...messages.notYet} />,
          },
        ]),
    ...(nextReadAt && !connection.reading ? [{ term: messages.nextRead, value: moment(nextReadAt) }] : []),
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
      {facts.map(({ term, value }) => (
        <Box key={term.id} sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...term} />
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 'medium', overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

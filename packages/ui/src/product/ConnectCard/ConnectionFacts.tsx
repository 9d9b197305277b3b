import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { kindMessages, messages } from './ConnectCard.messages.ts';
import type { Connection } from './types.ts';

interface Fact {
  term: MessageDescriptor & { id: string };
  value: ReactNode;
}

function FactList({ facts }: { facts: readonly Fact[] }) {
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

interface KindProps {
  title: MessageDescriptor;
  facts: readonly Fact[];
  /** What failed, and what to do; or how it comes. */
  note?: ReactNode;
  bad?: boolean;
  /** It is older than it should be: what to do, in place of the note. */
  late?: ReactNode;
}

/** One kind of what is read, with when it was, and what is to be known of it. */
function Kind({ title, facts, late, ...given }: KindProps) {
  const titleId = useId();
  const { formatMessage } = useIntl();
  const note = late ?? given.note;
  const bad = late !== undefined || given.bad === true;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={(theme) => ({ mt: 1.5, pt: 1.5, borderTop: theme.mixins.hairline(theme.vars.palette.line.main) })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={titleId} component="h3" variant="label">
          <FormattedMessage {...title} />
        </Typography>
        {late !== undefined && <StatusChip tone="careful" label={formatMessage(kindMessages.late)} />}
      </Box>
      <FactList facts={facts} />
      {note !== undefined && (
        <Typography
          variant="caption"
          sx={{ display: 'block', mt: 1, color: bad ? 'warning.main' : 'text.secondary', textWrap: 'pretty' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}

const COMES = {
  at_once: kindMessages.atOnce,
  hourly_key: kindMessages.hourlyKey,
  hourly_address: kindMessages.hourlyAddress,
  hourly_refused: kindMessages.hourlyRefused,
} as const;

/** How new orders come; null where that is not known. */
const comesOf = (code: string | undefined) => Object.entries(COMES).find(([known]) => known === code)?.[1] ?? null;

/** Which shop is connected, since when, and by kind what was read from it, and when. */
export function ConnectionFacts({ platform, connection }: { platform: string; connection: Connection }) {
  const { dateTime, number } = useFormatters();
  const moment = (at: string) => <time dateTime={at}>{dateTime(at)}</time>;
  const lastRead = (at: string | null) => (at ? moment(at) : <FormattedMessage {...messages.notYet} />);
  const { shopId, connectedAt, orders, lastReadAt, nextReadAt, ordersCome, products, preparing = false } = connection;
  const read: Fact[] = [
    ...(orders === undefined ? [] : [{ term: messages.orders, value: number(orders) }]),
    ...(lastReadAt === undefined ? [] : [{ term: messages.lastRead, value: lastRead(lastReadAt) }]),
    ...(nextReadAt && !connection.reading ? [{ term: messages.nextRead, value: moment(nextReadAt) }] : []),
  ];
  const comes = preparing ? kindMessages.preparing : comesOf(ordersCome);
  const note = comes && <FormattedMessage {...comes} values={{ platform }} />;
  const byKey = products?.problem === 'keys_refused';
  return (
    <>
      <FactList
        facts={[
          { term: messages.shopId, value: shopId },
          { term: messages.connectedAt, value: moment(connectedAt) },
        ]}
      />
      {read.length > 0 && (
        <Kind
          title={kindMessages.orders}
          facts={read}
          {...(note && { note, bad: comes === kindMessages.hourlyRefused })}
          {...(connection.late && { late: <FormattedMessage {...kindMessages.lateOrders} values={{ platform }} /> })}
        />
      )}
      {products && (
        <Kind
          title={kindMessages.products}
          facts={[
            { term: kindMessages.count, value: number(products.count) },
            { term: kindMessages.costs, value: number(products.costs) },
            { term: messages.lastRead, value: lastRead(products.readAt) },
          ]}
          bad={products.problem !== null}
          {...(products.late && { late: <FormattedMessage {...kindMessages.lateProducts} values={{ platform }} /> })}
          note={
            products.problem === null ? (
              <FormattedMessage {...kindMessages.daily} />
            ) : (
              <FormattedMessage
                {...(byKey ? kindMessages.productsRefused : kindMessages.productsFailed)}
                values={{ platform }}
              />
            )
          }
        />
      )}
    </>
  );
}

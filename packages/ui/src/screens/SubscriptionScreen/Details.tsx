import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { renewalOf, SubscriptionStatus, type SubscriptionView } from '../../product/SubscriptionCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages as m } from './SubscriptionScreen.messages.ts';

/** Every fact of a subscription, line by line. */
export function Details({ subscription }: { subscription: SubscriptionView }) {
  const { formatMessage: t } = useIntl();
  const { day, money } = useFormatters();
  const { planName, status, price, currency, cancelAt, startDate, subscriptionId, customerId } = subscription;
  const date = (timestamp: string | null) =>
    timestamp === null ? t(m.unknown) : day(timestamp.slice(0, 10), { style: 'long' });
  const lines: { id: string; name: string; value: ReactNode; code?: boolean }[] = [
    { id: 'plan', name: t(m.plan), value: planName },
    { id: 'status', name: t(m.status), value: <SubscriptionStatus status={status} /> },
    { id: 'price', name: t(m.price), value: money(price, currency) },
    cancelAt == null
      ? { id: 'renewal', name: t(m.renewal), value: date(renewalOf(subscription)) }
      : { id: 'ends', name: t(m.ends), value: date(cancelAt) },
    { id: 'start', name: t(m.start), value: date(startDate) },
    { id: 'subscriptionId', name: t(m.subscriptionId), value: subscriptionId ?? t(m.unknown), code: true },
    { id: 'customerId', name: t(m.customerId), value: customerId ?? t(m.unknown), code: true },
  ];
  return (
    <Card title={t(m.details)}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 6,
          m: 0,
          '& > :first-of-type': { borderTop: 0 },
          '& > :nth-of-type(2)': { borderTop: { lg: 0 } },
        }}
      >
        {lines.map(({ id, name, value, code = false }) => (
          <Box
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: 'center',
              columnGap: 3,
              py: 1.25,
              borderTop: 1,
              borderColor: 'line.soft',
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', ...(code && { typography: 'code' }) }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

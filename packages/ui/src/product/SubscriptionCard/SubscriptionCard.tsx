import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { useFeatureText } from '../plans/useFeatureText.ts';
import { UsageMeters } from '../billing/UsageMeters.tsx';
import { Card } from '../../components/Card/index.ts';
import { CheckIcon } from '../../components/Icon/index.ts';
import { SampleDataMark } from '../SampleDataMark/index.ts';
import { messages as m } from './SubscriptionCard.messages.ts';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import { renewalOf, type SubscriptionView } from './types.ts';

const Root = styled(Card, { name: 'AdaosSubscriptionCard', slot: 'Root' })();

export type SubscriptionCardProps = {
  subscription: SubscriptionView;
  /** Its actions: buttons. */
  actions?: ReactNode;
  /** Under the meters or in place of them, e.g. what else the plan limits. */
  usageNote?: ReactNode;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSubscriptionCard: 'root';
  }
  interface ComponentsPropsList {
    AdaosSubscriptionCard: SubscriptionCardProps;
  }
}

/** What the shop pays for, until when, and how much of it is used. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, actions, usageNote } = useThemeProps({ props, name: 'AdaosSubscriptionCard' });
  const { formatMessage: t } = useIntl();
  const { number } = useFormatters();
  const featureText = useFeatureText();
  const { planName, status, price, currency, features, usage, isMock = false } = subscription;
  const hasUsage = Boolean(usage) || Boolean(usageNote);
  return (
    <Root
      title={t(m.title)}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {isMock && <SampleDataMark />}
          <SubscriptionStatus status={status} />
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { md: hasUsage ? '1fr 1fr' : '1fr' } }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <Typography variant="label" component="h3" sx={{ color: 'primary.main', fontWeight: 'strong' }}>
            {planName}
          </Typography>
          <Typography
            component="p"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, color: 'text.tertiary' }}
          >
            <Typography component="span" variant="figure" sx={{ color: 'text.primary' }}>
              {number(price)}
            </Typography>
            {t(m.aMonth, { currency })}
          </Typography>
          <Renewal subscription={subscription} />
          <Box
            component="ul"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2.5,
              rowGap: 0.5,
              listStyle: 'none',
              m: 0,
              mt: 2,
              p: 0,
            }}
          >
            {features.map((feature) => (
              <Box component="li" key={feature} sx={{ display: 'flex', gap: 0.75, color: 'text.secondary' }}>
                <CheckIcon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'primary.main' }} />
                {featureText(feature)}
              </Box>
            ))}
          </Box>
          {actions !== undefined && (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                mt: 'auto',
                pt: 3,
                // Text buttons align with the card's text, also when they wrap on a phone.
                '& > .MuiButton-text': { ml: { xs: -1.75, sm: 0 } },
                '& > .MuiButton-text:first-of-type': { ml: -1.75 },
              }}
            >
              {actions}
            </Box>
          )}
        </Box>
        {hasUsage && (
          <Box
            component="section"
            aria-label={t(m.usage)}
            sx={{ display: 'grid', alignContent: 'start', gap: 3, minWidth: 0 }}
          >
            {usage && <UsageMeters usage={usage} />}
            {usageNote}
          </Box>
        )}
      </Box>
    </Root>
  );
}

function Renewal({ subscription }: { subscription: SubscriptionView }) {
  const { day, money } = useFormatters();
  const { cancelAt, nextPlan, amount, currency } = subscription;
  const renewal = renewalOf(subscription);
  const date = (timestamp: string) => day(timestamp.slice(0, 10), { style: 'long' });
  return (
    <Typography component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {cancelAt != null && <FormattedMessage {...m.ends} values={{ date: date(cancelAt) }} />}
      {cancelAt == null && renewal !== null && (
        <FormattedMessage {...m.renews} values={{ date: date(renewal), amount: money(amount, currency) }} />
      )}
      {nextPlan != null && cancelAt == null && (
        <Box component="span" sx={{ display: 'block' }}>
          {renewal === null ? (
            <FormattedMessage {...m.nextSoon} values={{ plan: nameOf(nextPlan) }} />
          ) : (
            <FormattedMessage {...m.next} values={{ plan: nameOf(nextPlan), date: date(renewal) }} />
          )}
        </Box>
      )}
    </Typography>
  );
}

// Plans are proper names, the same in every language.
const nameOf = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1);

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  BoxIcon,
  CampaignIcon,
  MarginIcon,
  PenIcon,
  ShieldIcon,
  TagIcon,
  TruckIcon,
  type IconProps,
} from '../../components/Icon/index.ts';
import { messages } from './features.messages.ts';
import { prose, Section } from './Section.tsx';
import { grid } from '../../theme/grid.ts';

type Feature = { icon: ComponentType<IconProps>; title: MessageDescriptor; text: MessageDescriptor };

const FEATURES: readonly Feature[] = [
  { icon: MarginIcon, title: messages.profitTitle, text: messages.profitText },
  { icon: TagIcon, title: messages.pricingTitle, text: messages.pricingText },
  { icon: CampaignIcon, title: messages.adsTitle, text: messages.adsText },
  { icon: BoxIcon, title: messages.stockTitle, text: messages.stockText },
  { icon: TruckIcon, title: messages.courierTitle, text: messages.courierText },
  { icon: PenIcon, title: messages.copyTitle, text: messages.copyText },
];

/** The six features, and the monitoring of fraud and returns. */
export function Features() {
  const { formatMessage } = useIntl();
  return (
    <Section anchor="features" kicker={formatMessage(messages.kicker)} title={formatMessage(messages.title)}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          mt: 5,
          borderTop: 1,
          borderColor: 'line.main',
          '& > *': { py: { xs: 2.75, md: 3.25 }, borderBottom: 1, borderColor: 'line.soft' },
          '& > :nth-of-type(odd)': { pr: { sm: 3, md: 4 } },
          '& > :nth-of-type(even)': {
            pl: { sm: 3, md: 4 },
            borderLeft: { sm: 1 },
            borderLeftColor: { sm: 'line.soft' },
          },
          '& > :last-child': { gridColumn: { sm: '1 / -1' } },
        }}
      >
        {FEATURES.map((feature) => (
          <Entry key={feature.title.id} {...feature} />
        ))}
        <Entry icon={ShieldIcon} title={messages.fraudTitle} text={messages.fraudText} />
      </Box>
    </Section>
  );
}

function Entry({ icon: Icon, title, text }: Feature) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: `${grid(3)}px 1fr`, columnGap: 2 }}>
      <Icon aria-hidden fontSize="large" sx={{ color: 'primary.main' }} />
      <div>
        <Typography component="h3" variant="headingSmall">
          <FormattedMessage {...title} />
        </Typography>
        <Typography sx={{ ...prose, mt: 0.5, maxWidth: '48ch' }}>
          <FormattedMessage {...text} />
        </Typography>
      </div>
    </Box>
  );
}

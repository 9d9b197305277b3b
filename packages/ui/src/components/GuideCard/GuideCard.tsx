import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SoftIcon } from '../../internal/SoftIcon.tsx';
import { Card } from '../Card/index.ts';
import { ArrowRightIcon, BookIcon, CampaignIcon, CardIcon, PlugIcon, ProfitIcon, ShieldIcon } from '../Icon/index.ts';
import { messages } from './GuideCard.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

const Root = styled(Card, { name: 'AdaosGuideCard', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  transition: theme.transitions.create('border-color'),
  '&:hover': { borderColor: theme.vars.palette.line.control },
  '&:hover .GuideCard-opens': { transform: `translateX(${grid(0.5)}px)` },
  '@media (prefers-reduced-motion: reduce)': { '&, & .GuideCard-opens': { transition: 'none' } },
}));

/** The icons by the name that a guide gives; any other name gets a book. */
const ICONS: Record<string, ElementType> = {
  plug: PlugIcon,
  chart: ProfitIcon,
  card: CardIcon,
  campaign: CampaignIcon,
  shield: ShieldIcon,
};

export type GuideCardProps = {
  title: string;
  description: string;
  /** The category, in the reader's language. */
  category: string;
  /** `plug`, `chart`, `card`, `campaign` or `shield`. */
  icon: string;
  onOpen: () => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosGuideCard: 'root';
  }
  interface ComponentsPropsList {
    AdaosGuideCard: GuideCardProps;
  }
}

/** A guide: what it is about, and a button that opens it. The whole card is clickable. */
export function GuideCard(props: GuideCardProps) {
  const { title, description, category, icon, onOpen } = useThemeProps({ props, name: 'AdaosGuideCard' });
  const { formatMessage } = useIntl();
  const Icon = ICONS[icon] ?? BookIcon;
  return (
    <Root component="article" padding="small">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <SoftIcon tone="primary" size="small">
          <Icon />
        </SoftIcon>
        <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
          {category}
        </Typography>
      </Box>
      <Typography variant="h2" sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.75, mb: 2, flex: 1, color: 'text.secondary', textWrap: 'pretty' }}>
        {description}
      </Typography>
      <ButtonBase
        disableRipple
        onClick={onOpen}
        aria-label={formatMessage(messages.openLabel, { title })}
        sx={{
          alignSelf: 'flex-start',
          position: 'static',
          gap: 0.75,
          minHeight: grid(3),
          typography: 'label',
          fontFamily: 'inherit',
          color: 'primary.main',
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        }}
      >
        <FormattedMessage {...messages.open} />
        <ArrowRightIcon
          className="GuideCard-opens"
          aria-hidden
          sx={(theme) => ({ fontSize: tokens.size.icon.small, transition: theme.transitions.create('transform') })}
        />
      </ButtonBase>
    </Root>
  );
}

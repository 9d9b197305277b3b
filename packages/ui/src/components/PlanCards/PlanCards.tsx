import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../Icon/index.ts';
import { StatusChip } from '../StatusChip/index.ts';
import { moneyParts, priceOptions } from '../../i18n/numbers.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { messages } from './PlanCards.messages.ts';
import { grid } from '../../theme/grid.ts';

/** By the width of the container, not of the window: the side menu takes some of it. */
const ABREAST = `@container (min-width: ${tokens.container.medium}px)`;
const ROOMY = `@container (min-width: ${tokens.container.roomy}px)`;

const Root = styled('div', { name: 'AdaosPlanCards', slot: 'Root' })({ containerType: 'inline-size' });

const Plan = styled('li', {
  name: 'AdaosPlanCards',
  slot: 'Card',
  shouldForwardProp: (prop) => prop !== 'popular',
})<{ popular: boolean }>(({ theme, popular }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(3),
  // Names, prices and features of the three cards align, however long a description is.
  [ABREAST]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 5', padding: theme.spacing(2.5) },
  [ROOMY]: { padding: theme.spacing(3.5) },
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  border: theme.mixins.hairline(popular ? theme.vars.palette.primary.main : theme.vars.palette.line.main),
  boxShadow: popular ? `inset ${theme.mixins.ring(theme.vars.palette.primary.main)}` : 'none',
}));

const Popular = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: theme.typography.fontWeightStrong,
  padding: theme.spacing(0.25, 1.25),
  whiteSpace: 'nowrap',
  borderRadius: theme.radii.full,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.soft,
}));

/** A plan as it is shown, its words in the reader's language. */
export interface PlanView<Id extends string = string> {
  id: Id;
  name: string;
  /** For whom it is, in a few words. */
  description: string;
  /** Major units of `currency`; written with decimals where it has any. */
  price: number;
  /** ISO 4217 code. */
  currency: string;
  /** What follows the price, e.g. "EUR per year". Default: the currency per month. */
  priceNote?: string;
  features: readonly string[];
  popular?: boolean;
}

export interface PlanCardsProps<Plan extends PlanView = PlanView> {
  /** Any number of them; up to three are side by side. */
  plans: readonly Plan[];
  /** The action of a plan: a link or a button at the bottom of its card. */
  renderAction: (plan: Plan) => ReactNode;
  /** The plan that the reader has. */
  currentId?: Plan['id'] | undefined;
  /** Level of the plans' names in the page's outline. Default 3. */
  level?: 2 | 3 | 4;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosPlanCards: 'root' | 'card';
  }
  interface ComponentsPropsList {
    AdaosPlanCards: PlanCardsProps;
  }
}

/** The plans side by side. */
export function PlanCards<Plan extends PlanView>(props: PlanCardsProps<Plan>) {
  const { plans, renderAction, currentId, level = 3 } = useThemeProps({ props, name: 'AdaosPlanCards' });
  return (
    <Root>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          [ABREAST]: {
            rowGap: 0,
            gridTemplateColumns: `repeat(${abreast(plans.length)}, minmax(0, 1fr))`,
            [`& > :nth-of-type(n + ${abreast(plans.length) + 1})`]: { mt: 2 },
          },
        }}
      >
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            current={plan.id === currentId}
            level={level}
            action={renderAction(plan)}
          />
        ))}
      </Box>
    </Root>
  );
}

/** How many are side by side, so that the last line is not nearly empty. */
function abreast(count: number): number {
  return count === 4 ? 2 : Math.min(3, Math.max(1, count));
}

type PlanCardProps = { plan: PlanView; current: boolean; level: number; action: ReactNode };

function PlanCard({ plan, current, level, action }: PlanCardProps) {
  const { formatMessage, formatNumberToParts } = useIntl();
  const id = useId();
  const { name, description, price, currency, priceNote, features, popular = false } = plan;
  const written = moneyParts(formatNumberToParts(price, priceOptions(currency)));
  return (
    <Plan popular={popular} aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'start',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: grid(3),
        }}
      >
        <Typography id={id} variant="subtitle1" component={`h${level as 2 | 3 | 4}`}>
          {name}
        </Typography>
        {current && <StatusChip tone="good" label={formatMessage(messages.current)} />}
        {popular && !current && <Popular>{formatMessage(messages.popular)}</Popular>}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>
      <Typography
        component="p"
        sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, color: 'text.tertiary' }}
      >
        <Typography
          component="span"
          variant="price"
          sx={{
            color: 'text.primary',
            [ABREAST]: { typography: 'priceCompact' },
            [ROOMY]: { typography: 'price' },
          }}
        >
          {written.number}
        </Typography>
        {priceNote ?? formatMessage(messages.aMonth, { currency })}
      </Typography>
      <Box component="ul" sx={{ flex: 1, m: 0, mt: 2, mb: 3, p: 0, listStyle: 'none', color: 'text.secondary' }}>
        {features.map((feature) => (
          <Box
            component="li"
            key={feature}
            sx={{ display: 'flex', gap: 1.25, py: 1.125, borderTop: 1, borderColor: 'line.soft' }}
          >
            <CheckIcon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'primary.main' }} />
            {feature}
          </Box>
        ))}
      </Box>
      <Box>{action}</Box>
    </Plan>
  );
}

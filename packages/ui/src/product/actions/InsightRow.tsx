import type { InsightType } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AtMost, costNames, type MissingCosts } from '../AtMost/index.ts';
import { useWording, type Wording } from '../wordings/index.ts';
import { INSIGHT_ICONS } from './insightIcons.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

export interface InsightRowProps {
  insight: {
    type: InsightType;
    title: string;
    description: string;
    wording?: Wording | undefined;
    missing?: MissingCosts;
  };
  /** Where the costs are, which some of it lack. */
  costsHref: string;
  /** It needs no more action. */
  quiet?: boolean;
  /** Above the title: chips. */
  above?: ReactNode;
  /** Below the text: what it is worth, and what became of it. */
  amount?: ReactNode;
  /** Below that: kind and time. */
  below: ReactNode;
  /** At the end of the row, below the text on phones. */
  action?: ReactNode;
}

/** One alert or recommendation: its kind as an icon, its text and its actions. */
export function InsightRow({ insight, costsHref, quiet = false, above, amount, below, action }: InsightRowProps) {
  const intl = useIntl();
  const { missing = [] } = insight;
  const { title, text } = useWording()({ ...insight, text: insight.description });
  const Icon = INSIGHT_ICONS[insight.type];
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        gap: 1.75,
        py: 2,
        borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
        '&:first-of-type': { borderTop: 0, pt: 0.5 },
        '&:last-of-type': { pb: 0 },
      })}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: grid(4.5),
          height: grid(4.5),
          borderRadius: `${theme.radii.control}px`,
          color: quiet ? 'text.tertiary' : 'primary.main',
          bgcolor: quiet ? 'quiet' : 'primary.soft',
        })}
      >
        <Icon sx={{ fontSize: tokens.size.icon.regular }} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {above !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>{above}</Box>}
        <Typography
          component="h3"
          sx={{ fontWeight: 'strong', overflowWrap: 'anywhere', ...(quiet && { color: 'text.secondary' }) }}
        >
          {title}
        </Typography>
        {text !== '' && (
          <Typography sx={{ mt: 0.25, color: 'text.secondary', textWrap: 'pretty', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
        {amount}
        {missing.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.75 }}>
            <AtMost missing={missing} costsHref={costsHref} />
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {costNames(intl, missing)}
            </Typography>
          </Box>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            rowGap: 0.75,
            mt: 0.75,
            minHeight: grid(3),
          }}
        >
          {below}
          {action}
        </Box>
      </Box>
    </Box>
  );
}

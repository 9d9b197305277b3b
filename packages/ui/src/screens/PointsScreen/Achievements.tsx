import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { TrophyIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useAmounts } from '../../product/actions/EffectText.tsx';
import { useWording } from '../../product/wordings/index.ts';
import { messages, valueMessages } from './PointsScreen.messages.ts';
import type { Achievement } from './PointsView.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

const SEPARATOR = ' · ';

function AchievementRow({ achievement, currency }: { achievement: Achievement; currency: string | null }) {
  const { dateTime, number } = useFormatters();
  const amountOf = useAmounts(currency);
  const { title } = useWording()(achievement);
  const { player, points, timestamp, gain } = achievement;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        gap: 1.5,
        py: 1.5,
        borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      })}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: grid(4.5),
          height: grid(4.5),
          borderRadius: '50%',
          color: 'primary.main',
          bgcolor: 'primary.soft',
        }}
      >
        <TrophyIcon sx={{ fontSize: tokens.size.icon.regular }} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 'control', textWrap: 'pretty', overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
          {player === '' ? <FormattedMessage {...messages.team} /> : player}
          {SEPARATOR}
          <time dateTime={timestamp}>{dateTime(timestamp)}</time>
        </Typography>
      </Box>
      <Box sx={(theme) => ({ ...theme.mixins.tabular, flex: 'none', textAlign: 'end' })}>
        {points > 0 && (
          <Typography sx={{ fontWeight: 'strong', color: 'primary.main' }}>
            {number(points, { signDisplay: 'always' })}
          </Typography>
        )}
        {gain !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...valueMessages.gain} values={{ amount: amountOf(gain) }} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** What members have recently earned points for. */
export function Achievements({
  achievements,
  currency,
}: {
  achievements: readonly Achievement[];
  currency: string | null;
}) {
  return (
    <Card title={<FormattedMessage {...messages.achievements} />}>
      {achievements.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.noAchievements} />
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {achievements.map((achievement) => (
          <AchievementRow key={achievement.id} achievement={achievement} currency={currency} />
        ))}
      </Box>
    </Card>
  );
}

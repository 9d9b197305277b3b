import { type Level, LEVELS } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { grid } from '../../theme/grid.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export interface LevelMeterProps {
  level: Level;
  /** What is measured, and its level, in words. */
  label: string;
}

/** One of three levels: in words, with as many filled bars. */
export function LevelMeter({ level, label }: LevelMeterProps) {
  const filled = LEVELS.indexOf(level);
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', alignItems: 'flex-end', gap: 0.25 }}>
        {LEVELS.map((step, index) => (
          <Box
            component="span"
            key={step}
            sx={{
              width: grid(0.5),
              height: grid(0.75 + 0.5 * index),
              borderRadius: `${tokens.border.hairline}px`,
              bgcolor: index <= filled ? 'primary.main' : 'line.control',
              opacity: index <= filled ? 1 : 0.5,
            }}
          />
        ))}
      </Box>
      {label}
    </Typography>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Level } from './AlertsView.ts';

const STEPS: readonly Level[] = ['Low', 'Medium', 'High'];

export interface LevelMeterProps {
  level: Level;
  /** What is high or low, and how much of it, in words. */
  label: string;
}

/** A level of three: in words, with as many bars filled. */
export function LevelMeter({ level, label }: LevelMeterProps) {
  const filled = STEPS.indexOf(level);
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', alignItems: 'flex-end', gap: '2px' }}>
        {STEPS.map((step, index) => (
          <Box
            component="span"
            key={step}
            sx={{
              width: 4,
              height: 6 + index * 3,
              borderRadius: '1px',
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

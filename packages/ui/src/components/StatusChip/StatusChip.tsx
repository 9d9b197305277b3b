import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { memoTheme } from '../../internal/memoTheme.ts';
import { CheckCircleIcon, ErrorIcon, InfoIcon, PauseIcon, WarningIcon } from '../Icon/index.ts';

export type StatusTone = 'good' | 'careful' | 'bad' | 'info' | 'neutral';

const TONES = { good: 'success', careful: 'warning', bad: 'error', info: 'info' } as const;
const ICONS: Record<StatusTone, ElementType> = {
  good: CheckCircleIcon,
  careful: WarningIcon,
  bad: ErrorIcon,
  info: InfoIcon,
  neutral: PauseIcon,
};

const TONE_NAMES = Object.keys(ICONS) as StatusTone[];

const Root = styled('span', { name: 'AdaosStatusChip', slot: 'Root', shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: StatusTone;
}>(
  memoTheme(({ theme }) => ({
    ...theme.typography.caption,
    fontWeight: 560,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: '100%',
    padding: '3px 9px 3px 6px',
    borderRadius: theme.radii.full,
    '& > svg': { fontSize: 15, flex: 'none' },
    variants: TONE_NAMES.map((tone) => ({
      props: { tone },
      style:
        tone === 'neutral'
          ? { color: theme.vars.palette.text.secondary, backgroundColor: theme.vars.palette.quiet }
          : { color: theme.vars.palette[TONES[tone]].main, backgroundColor: theme.vars.palette[TONES[tone]].soft },
    })),
  })),
);

export type StatusChipProps = {
  tone: StatusTone;
  /** The status in a word or two. */
  label: string;
  /** Another icon of the library than the tone's own. */
  icon?: ElementType;
};

/** A status by word, icon and colour, so that none of the three carries it alone. */
export function StatusChip({ tone, label, icon: Icon = ICONS[tone] }: StatusChipProps) {
  return (
    <Root tone={tone}>
      <Icon aria-hidden />
      {label}
    </Root>
  );
}

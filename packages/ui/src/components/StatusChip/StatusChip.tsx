import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { CheckCircleIcon, ErrorIcon, InfoIcon, PauseIcon, WarningIcon } from '../Icon/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';

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
}>(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: theme.typography.fontWeightStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  maxWidth: '100%',
  minHeight: theme.spacing(2.75),
  padding: theme.spacing(0.25, 1, 0.25, 0.75),
  borderRadius: theme.radii.full,
  '& > svg': { fontSize: tokens.size.icon.small, flex: 'none' },
  variants: TONE_NAMES.map((tone) => ({
    props: { tone },
    style:
      tone === 'neutral'
        ? { color: theme.vars.palette.text.secondary, backgroundColor: theme.vars.palette.quiet }
        : { color: theme.vars.palette[TONES[tone]].main, backgroundColor: theme.vars.palette[TONES[tone]].soft },
  })),
}));

export type StatusChipProps = {
  tone: StatusTone;
  /** The status in a word or two. */
  label: string;
  /** One of the library's icons, in place of the tone's own. */
  icon?: ElementType;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosStatusChip: 'root';
  }
  interface ComponentsPropsList {
    AdaosStatusChip: StatusChipProps;
  }
}

/** A status by word, icon and colour, never by one of them alone. */
export function StatusChip(props: StatusChipProps) {
  const { tone, label, icon } = useThemeProps({ props, name: 'AdaosStatusChip' });
  const Icon = icon ?? ICONS[tone];
  return (
    <Root tone={tone}>
      <Icon aria-hidden />
      {label}
    </Root>
  );
}

import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { StatusChip, type StatusTone } from '../StatusChip/index.ts';
import { grid } from '../../theme/grid.ts';

const Root = styled(Card, { name: 'AdaosStatusCard', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
}));

export interface StatusCardProps {
  /** What the status is of, e.g. "Fraud watch". */
  title: string;
  tone: StatusTone;
  /** The status in a word or two. */
  status: string;
  /** What it means, in a sentence or two. */
  children?: ReactNode;
  /** Beside the title, e.g. the mark of sample data. */
  mark?: ReactNode;
  /** What the user can do about it: one or two buttons. */
  actions?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosStatusCard: 'root';
  }
  interface ComponentsPropsList {
    AdaosStatusCard: StatusCardProps;
  }
}

/** The status of something, by word, icon and colour, with what it means and what to do about it. */
export function StatusCard(props: StatusCardProps) {
  const { title, tone, status, children, mark, actions } = useThemeProps({ props, name: 'AdaosStatusCard' });
  const titleId = useId();
  return (
    <Root component="section" padding="small" aria-labelledby={titleId}>
      <Box sx={{ flex: `1 1 ${grid(40)}px`, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          <StatusChip tone={tone} label={status} />
          {mark}
        </Box>
        {children !== undefined && (
          <Typography component="div" sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty', maxWidth: '76ch' }}>
            {children}
          </Typography>
        )}
      </Box>
      {actions !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>{actions}</Box>
      )}
    </Root>
  );
}

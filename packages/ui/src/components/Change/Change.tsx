import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';

export type ChangeDirection = 'up' | 'down' | 'flat';
/** Whether the change is good or bad. The words always say it too, never colour alone. */
export type ChangeTone = 'good' | 'bad' | 'neutral';

export interface ChangeProps {
  direction: ChangeDirection;
  /** Default `neutral`. */
  tone?: ChangeTone;
  /** The amount of the change, formatted and without a sign, e.g. `12,4 %`. */
  value?: ReactNode;
  /** What follows the value, e.g. `more than EUR 75,000.00 before`. */
  children?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosChange: 'root';
  }
  interface ComponentsPropsList {
    AdaosChange: ChangeProps;
  }
}

const Root = styled('span', { name: 'AdaosChange', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body1,
  ...theme.mixins.tabular,
  color: theme.vars.palette.text.secondary,
}));

const COLOR = { good: 'success.main', bad: 'error.main', neutral: 'text.primary' } as const;

/** A change, shown by an arrow, a value and words. */
export function Change(props: ChangeProps) {
  const { direction, tone = 'neutral', value, children } = useThemeProps({ props, name: 'AdaosChange' });
  const Arrow = direction === 'up' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Root>
      {value !== undefined && (
        <Box component="strong" sx={{ color: COLOR[tone], fontWeight: 'strong', whiteSpace: 'nowrap', mr: '0.4em' }}>
          {direction !== 'flat' && (
            <Arrow aria-hidden sx={{ fontSize: '1.1em', verticalAlign: '-0.15em', mr: '0.15em', strokeWidth: 2 }} />
          )}
          {value}
        </Box>
      )}
      {children}
    </Root>
  );
}

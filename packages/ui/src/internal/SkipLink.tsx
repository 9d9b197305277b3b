import { styled } from '@mui/material/styles';
import type { MouseEvent, RefObject } from 'react';
import { grid } from '../theme/grid.ts';

const Root = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: grid(1.5),
  left: grid(1.5),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.25, 2),
  borderRadius: theme.radii.control,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': {
    clipPath: 'inset(50%)',
    width: 1,
    height: 1,
    padding: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
}));

/** Moves the keyboard focus past the navigation; visible only with the focus. The address does not change. */
export function SkipLink({ target, label }: { target: RefObject<HTMLElement | null>; label: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <Root href="#main" onClick={skip}>
      {label}
    </Root>
  );
}

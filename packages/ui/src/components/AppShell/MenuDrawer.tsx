import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon } from '../Icon/index.ts';
import { messages } from './AppShell.messages.ts';
import { grid } from '../../theme/grid.ts';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  /** A `SideMenu`. */
  children: ReactNode;
}

/** The menu on screens too narrow to show it beside the content. It closes when one of its links is followed. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const closeOnNavigation = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      onClick={closeOnNavigation}
      slotProps={{ paper: { 'aria-label': formatMessage(messages.menu), sx: { width: `min(${grid(37.5)}px, 86vw)` } } }}
    >
      <IconButton
        aria-label={formatMessage(messages.closeMenu)}
        onClick={onClose}
        sx={{ position: 'absolute', top: grid(1.75), right: grid(1.5), zIndex: 'raised' }}
      >
        <CloseIcon />
      </IconButton>
      {children}
    </Drawer>
  );
}

import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ElementType, ReactNode } from 'react';
import { useLinkComponent } from './LinkContext.tsx';
import { grid } from '../theme/grid.ts';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  icon?: ElementType;
  /** The address it links to; without it the entry calls `onSelect`. */
  href?: string;
  onSelect?: () => void;
  /** Whether it is chosen, where the menu is a choice among its entries. */
  checked?: boolean;
  /** The language of its label. */
  lang?: string;
  /** A line above it: another group begins. */
  divided?: boolean;
}

export interface MenuPopupProps {
  open: boolean;
  id: string;
  /** The id of the button that names the menu. */
  labelledBy: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  entries: readonly MenuEntry[];
  /** Above the entries, separated by a line. */
  head?: ReactNode;
  /** In px. */
  minWidth?: number;
}

/** The list that a menu button opens. */
export function MenuPopup({ open, id, labelledBy, anchor, onClose, entries, head, minWidth }: MenuPopupProps) {
  const link = useLinkComponent();
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-labelledby': labelledBy },
        ...(minWidth !== undefined && {
          paper: { sx: { minWidth, maxWidth: `min(${grid(40)}px, calc(100vw - ${grid(4)}px))` } },
        }),
      }}
    >
      {head}
      {head !== undefined && <Divider component="li" role="separator" sx={{ my: 0.75, mx: -0.75 }} />}
      {entries.flatMap(({ id: entry, label, icon: Icon, href, onSelect, checked, lang, divided }) => [
        divided && <Divider key={`${entry} line`} component="li" role="separator" sx={{ my: 0.75, mx: -0.75 }} />,
        <MenuItem
          key={entry}
          {...(href !== undefined && { component: link, href })}
          {...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked, selected: checked })}
          {...(lang !== undefined && { lang })}
          onClick={() => {
            onClose();
            onSelect?.();
          }}
        >
          {Icon !== undefined && <Icon aria-hidden fontSize="small" />}
          {label}
        </MenuItem>,
      ])}
    </Menu>
  );
}

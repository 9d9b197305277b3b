import type { ButtonProps } from '@mui/material/Button';
import type { ElementType } from 'react';

/** How a tool's button looks: its icon and name, on phones the icon alone. */
export function toolFace(name: string, Icon: ElementType, narrow: boolean): Partial<ButtonProps> {
  if (narrow) {
    return {
      'aria-label': name,
      children: <Icon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />,
      sx: { minHeight: 36, minWidth: 36, p: 0 },
    };
  }
  return { children: name, startIcon: <Icon aria-hidden sx={{ color: 'text.tertiary' }} />, sx: { minHeight: 36 } };
}

import type { ButtonProps } from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

const height = ({ mixins }: Theme) => ({ minHeight: 36, ...mixins.finger });

/** How a tool's button looks: its icon and name, on phones the icon alone. */
export function toolFace(name: string, Icon: ElementType, narrow: boolean): Partial<ButtonProps> {
  if (narrow) {
    return {
      'aria-label': name,
      children: <Icon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />,
      sx: (theme) => ({ ...height(theme), aspectRatio: '1', p: 0 }),
    };
  }
  return { children: name, startIcon: <Icon aria-hidden sx={{ color: 'text.tertiary' }} />, sx: height };
}

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { lazyPopup } from './lazyPopup.tsx';
import type { MenuPopupProps } from './MenuPopup.tsx';
import { grid } from '../theme/grid.ts';
import * as tokens from '../theme/generated/tokens.ts';
import { rem } from '../theme/typography.ts';

const [MenuPopup, prepareMenu] = lazyPopup(() => import('./MenuPopup.tsx').then((module) => module.MenuPopup));

interface MenuButtonProps extends Pick<MenuPopupProps, 'entries' | 'head' | 'minWidth'> {
  /** The accessible name of the button. */
  label: string;
  /** On the button. */
  className?: string;
  /** What the button shows. */
  face: ReactNode;
  /** `framed` has a border, `bare` none; `round` is for a round face. Default `framed`. */
  look?: 'framed' | 'bare' | 'round';
  /** The pointer or the focus is on the button, so the menu is likely to be opened soon. */
  onIntent?: (() => void) | undefined;
}

/** A small button that opens a menu under it. */
export function MenuButton({ label, className, face, look = 'framed', onIntent, ...menu }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const prepare = () => {
    prepareMenu();
    onIntent?.();
  };
  const button = {
    id: `${id}-button`,
    ...(className !== undefined && { className }),
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? `${id}-menu` : undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {look === 'round' ? (
        <IconButton {...button} sx={{ borderRadius: '50%' }}>
          {face}
        </IconButton>
      ) : (
        <Button
          {...button}
          {...(look === 'bare' && { variant: 'text', color: 'inherit' })}
          sx={{
            minWidth: grid(4.5),
            px: look === 'bare' ? 1 : 1.25,
            fontSize: rem(tokens.type.label.fontSize),
            ...(look === 'bare' && { color: 'text.secondary' }),
          }}
        >
          {face}
        </Button>
      )}
      <MenuPopup
        {...menu}
        id={`${id}-menu`}
        labelledBy={`${id}-button`}
        anchor={anchor}
        open={open}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}

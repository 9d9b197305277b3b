import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu, { type MenuProps } from '@mui/material/Menu';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';

export type MenuButtonProps = {
  /** Names the button; with an icon alone it is all that says what it does. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  /** `framed` has a hairline, `bare` none; `round` is for a face that is a circle itself. Default `framed`. */
  look?: 'framed' | 'bare' | 'round';
  /** The menu's items; call the given function to close it. */
  children: (close: () => void) => ReactNode;
  slotProps?: MenuProps['slotProps'];
  /** The pointer or the keyboard has come to the button. */
  onIntent?: (() => void) | undefined;
};

/** A small button that opens a menu under it. */
export function MenuButton({ label, face, look = 'framed', children, slotProps, onIntent }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const button = {
    id: `${id}-button`,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? `${id}-menu` : undefined,
    onPointerEnter: onIntent,
    onFocus: onIntent,
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
            minWidth: 36,
            px: look === 'bare' ? 1 : 1.25,
            fontSize: '0.8125rem',
            ...(look === 'bare' && { color: 'text.secondary' }),
          }}
        >
          {face}
        </Button>
      )}
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ ...slotProps, list: { 'aria-labelledby': `${id}-button` } }}
      >
        {children(() => setAnchor(null))}
      </Menu>
    </>
  );
}

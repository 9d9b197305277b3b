import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from '../Link/index.ts';

export interface RowTitleProps {
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

// The whole row is its target; controls of the row stand above it.
const whole = { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } } as const;

/** What a row is called; where the row opens, the link or button that opens it. */
export function RowTitle({ href, onOpen, children }: RowTitleProps) {
  if (href !== undefined) {
    return (
      <Link href={href} tone="quiet" sx={{ ...whole, fontWeight: 540 }}>
        {children}
      </Link>
    );
  }
  if (onOpen === undefined) return children;
  return (
    <ButtonBase
      onClick={onOpen}
      disableRipple
      sx={{ ...whole, position: 'static', font: 'inherit', fontWeight: 540, textAlign: 'left', borderRadius: 0.5 }}
    >
      {children}
    </ButtonBase>
  );
}

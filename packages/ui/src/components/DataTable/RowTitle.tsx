import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/index.ts';

export interface RowTitleProps {
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

// The whole row is its target; controls of the row stand above it.
const whole = { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } } as const;

/** As a quiet `Link`, without its layers: a long table has one in each row. */
const TitleLink = styled('a', { name: 'AdaosDataTable', slot: 'RowTitle' })({
  ...whole,
  color: 'inherit',
  fontWeight: 540,
  borderRadius: 4,
  textDecoration: 'none',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
});

/** What a row is called; where the row opens, the link or button that opens it. */
export function RowTitle({ href, onOpen, children }: RowTitleProps) {
  const link = useLinkComponent();
  if (href !== undefined) {
    return (
      <TitleLink as={link} href={href}>
        {children}
      </TitleLink>
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

import ButtonBase from '@mui/material/ButtonBase';
import { styled, type Theme } from '@mui/material/styles';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { useLinkComponent } from '../Link/index.ts';

const Root = styled('a', { name: 'AdaosDataTable', slot: 'RowLink' })(({ theme }) => ({
  ...theme.typography.button,
  fontSize: theme.typography.label.fontSize,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'middle',
  minHeight: grid(3.75),
  padding: theme.spacing(0.5, 1),
  // Its word ends where the column ends.
  marginRight: theme.spacing(-1),
  borderRadius: theme.radii.control,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { backgroundColor: theme.vars.palette.primary.soft },
  ...theme.mixins.finger,
}));

export type RowLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string };

/**
 * A link in the last column of a table (`action`). Looks like a small `ButtonLink` of the variant `text`, but is one styled
 * element, since a long table has one in each row.
 */
export const RowLink = forwardRef<HTMLAnchorElement, RowLinkProps>(function RowLink(props, ref) {
  return <Root ref={ref} as={useLinkComponent()} {...props} />;
});

const LINE = `${tokens.border.hairline}px`;

// The whole row is its target; controls of the row are above it.
const title = (theme: Theme) =>
  ({
    fontWeight: theme.typography.fontWeightControl,
    borderRadius: theme.radii.mark,
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: theme.zIndex.raised },
  }) as const;

/** Looks like a quiet `Link`, but is one styled element. */
const TitleLink = styled('a', { name: 'AdaosDataTable', slot: 'RowTitle' })(({ theme }) => ({
  ...title(theme),
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: LINE,
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: LINE },
}));

export interface RowTitleProps {
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** What a row is called; where the row opens, the link or button that opens it. */
export function RowTitle({ href, onOpen, children }: RowTitleProps): ReactNode {
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
      sx={(theme) => ({ font: 'inherit', ...title(theme), position: 'static', textAlign: 'left' })}
    >
      {children}
    </ButtonBase>
  );
}

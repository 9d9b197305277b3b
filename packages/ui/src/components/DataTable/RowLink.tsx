import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { memoTheme } from '../../internal/memoTheme.ts';
import { finger } from '../../theme/finger.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { useLinkComponent } from '../Link/index.ts';

const Root = styled('a', { name: 'AdaosDataTable', slot: 'RowLink' })(
  memoTheme(({ theme }) => ({
    ...theme.typography.button,
    fontSize: '0.8125rem',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    minHeight: 30,
    padding: '4px 8px',
    // Its word ends where the column ends.
    marginRight: -8,
    borderRadius: theme.radii.control,
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${tokens.motion.quick}ms`,
    '&:hover': { backgroundColor: theme.vars.palette.primary.soft },
    ...finger,
  })),
);

export type RowLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

/**
 * A link in the last column of a table (`action`). Looks like a small `ButtonLink` of the variant `text`, and is one styled part
 * where that is several: a long table has one in each row.
 */
export function RowLink(props: RowLinkProps) {
  return <Root as={useLinkComponent()} {...props} />;
}

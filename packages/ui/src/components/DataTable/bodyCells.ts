import type { CSSObject, Theme } from '@mui/material/styles';
import { tableCellClasses } from '@mui/material/TableCell';

type Size = 'small' | 'medium';
type Look = CSSObject | ((props: { theme: Theme; ownerState: object }) => CSSObject) | undefined;

/** The names of a cell of the body: those that MUI's `TableCell` bears, for whoever restyles them, and its own. */
const OWN = 'cell';
const named = (align: string) => [OWN, tableCellClasses.root, tableCellClasses.body, align].join(' ');
export const bodyCellNames = {
  start: named(tableCellClasses.alignLeft),
  end: named(tableCellClasses.alignRight),
} as const;

// No more weight than a class of its own, as `TableCell` has: what else is said of cells comes before it.
const CELLS = `& :where(td.${OWN})`;
const AT_THE_END = `& :where(td.${OWN}.${tableCellClasses.alignRight})`;

/**
 * How the cells of the body look, once for the table around them: as `TableCell` does, with what the theme says of that. A
 * component with a style of its own for each cell is what made scrolling slow.
 */
export function bodyCells(theme: Theme, size: Size): CSSObject {
  const styles = theme.components?.MuiTableCell?.styleOverrides as Partial<Record<string, Look>> | undefined;
  const said = (slot: string) => {
    const look = styles?.[slot];
    return typeof look === 'function'
      ? look({ theme, ownerState: { variant: 'body', size, padding: 'normal' } })
      : look;
  };
  return {
    [CELLS]: {
      ...theme.typography.body2,
      borderBottom: `1px solid ${theme.vars.palette.TableCell.border}`,
      color: theme.vars.palette.text.primary,
      textAlign: 'left',
      padding: 16,
      ...said('root'),
      ...said('body'),
      ...(size === 'small' && said('sizeSmall')),
    },
    [AT_THE_END]: { textAlign: 'right', ...said('alignRight') },
  };
}

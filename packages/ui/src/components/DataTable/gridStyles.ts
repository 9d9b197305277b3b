import type { CSSObject, Theme } from '@mui/material/styles';
import { checkboxClasses } from '@mui/material/Checkbox';
import { tableCellClasses } from '@mui/material/TableCell';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { surface } from '../../theme/surface.ts';

const { border, breakpoint, container, space, type } = tokens;

const LINE = Math.round(type.body.fontSize * type.body.lineHeight) + border.hairline;
/** Height in px of a row whose texts are on one line. */
export const ROW_HEIGHT = { comfortable: 2 * space.cell + LINE, compact: 2 * space.cellCompact + LINE } as const;

/** What the rows scroll in, rows that open something, cells that wrap, cells with controls, checkboxes. */
export const classes = {
  scroller: 'scroller',
  opens: 'opens',
  wraps: 'wraps',
  acts: 'acts',
  selects: 'selects',
} as const;

const CELL = 'cell';
const namesOf = (align: string) => [CELL, tableCellClasses.root, tableCellClasses.body, align].join(' ');
/** The class names of a cell of the body: its own, and those of MUI's `TableCell` for products that restyle it. */
export const bodyCellNames = {
  start: namesOf(tableCellClasses.alignLeft),
  end: namesOf(tableCellClasses.alignRight),
} as const;

// In `:where`, they have no more weight than the one class of a `TableCell`, so that the other styles of cells win.
const CELLS = `& :where(td.${CELL})`;
const END_CELLS = `& :where(td.${CELL}.${tableCellClasses.alignRight})`;

type Size = 'small' | 'medium';
type Look = CSSObject | ((props: { theme: Theme; ownerState: object }) => CSSObject) | undefined;

/**
 * The styles of the body's cells, as `TableCell` has them with the theme's overrides, but once for the table: a styled
 * component for each cell makes scrolling slow.
 */
export function bodyCells(theme: Theme, size: Size): CSSObject {
  const styles = theme.components?.MuiTableCell?.styleOverrides as Partial<Record<string, Look>> | undefined;
  const override = (slot: string) => {
    const look = styles?.[slot];
    return typeof look === 'function'
      ? look({ theme, ownerState: { variant: 'body', size, padding: 'normal' } })
      : look;
  };
  return {
    [CELLS]: {
      ...theme.typography.body2,
      borderBottom: theme.mixins.hairline(theme.vars.palette.TableCell.border),
      color: theme.vars.palette.text.primary,
      textAlign: 'left',
      padding: theme.spacing(2),
      ...override('root'),
      ...override('body'),
      ...(size === 'small' && override('sizeSmall')),
    },
    [END_CELLS]: { textAlign: 'right', ...override('alignRight') },
  };
}

const rows = (theme: Theme): CSSObject => ({
  '& tbody tr': { position: 'relative' },
  [`& tbody tr.${classes.opens}:hover`]: { backgroundColor: theme.vars.palette.action.hover },
  '& tbody td': { verticalAlign: 'top', whiteSpace: 'nowrap' },
  // The last row has the edge of the card below it.
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  [`& tbody td.${classes.wraps}`]: { whiteSpace: 'normal' },
});

/** Controls stay at the end of their row when the table scrolls sideways. */
const pinned = (theme: Theme): CSSObject => ({
  [`& .${classes.acts}`]: {
    position: 'sticky',
    right: 0,
    width: '1%',
    backgroundColor: surface(theme),
  },
  [`& tbody td.${classes.acts}`]: {
    zIndex: theme.zIndex.raised,
    paddingTop: `${space.cellCompact}px`,
    paddingBottom: 0,
  },
  [`& tr.${classes.opens}:hover td.${classes.acts}`]: {
    backgroundImage: `linear-gradient(${theme.vars.palette.action.hover}, ${theme.vars.palette.action.hover})`,
  },
  '@container scroll-state(scrollable: inline-end)': {
    [`& .${classes.acts}::before`]: {
      content: '""',
      position: 'absolute',
      inset: '0 100% 0 auto',
      width: grid(1.75),
      background: `linear-gradient(to left, ${theme.vars.palette.line.main}, transparent)`,
    },
  },
});

/** Checkboxes are as high as the text, above the link of the row; a selected row is tinted. */
const selected = (theme: Theme): CSSObject => ({
  [`& .${classes.selects}`]: { position: 'relative', width: '1%' },
  [`& tbody td.${classes.selects}`]: { zIndex: theme.zIndex.raised },
  [`& .${classes.selects} .${checkboxClasses.root}`]: { padding: 0, margin: theme.spacing(-0.25, 0) },
  '& tbody tr[aria-selected="true"]': { backgroundColor: theme.vars.palette.primary.soft },
});

/** A print has every column and row, in smaller text, and no controls. */
const printed = (theme: Theme): CSSObject => ({
  '& tr > th, & tr > td': {
    position: 'static',
    fontSize: theme.typography.caption.fontSize,
    minWidth: 0,
    padding: theme.spacing(0.75, 0.5),
    whiteSpace: 'normal',
  },
  '& tr > td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& .MuiTableSortLabel-icon': { display: 'none' },
  '& .MuiChip-root': { fontSize: 'inherit' },
  [`& .${classes.acts}, & .${classes.selects}`]: { display: 'none' },
});

/** A table of more columns is crowded on a laptop. */
const MANY_COLUMNS = 8;

/** All styles of a table of so many columns; its rows and cells have class names only. */
export const tableStyles = (theme: Theme, size: Size, columns: number): CSSObject => ({
  ...bodyCells(theme, size),
  ...rows(theme),
  ...pinned(theme),
  ...selected(theme),
  // Where there is little room for them columns are closer, so that more of them are in sight.
  [`@container (max-width: ${columns > MANY_COLUMNS ? breakpoint.lg : container.tabletWithMenu}px)`]: {
    '& th, & td': { paddingLeft: theme.spacing(1), paddingRight: theme.spacing(1) },
  },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: theme.spacing(1) },
  '& th:last-of-type, & td:last-of-type': { paddingRight: theme.spacing(1) },
  // The arrow of the order follows the heading.
  '& th:last-of-type:not(.MuiTableCell-alignRight)': { paddingRight: theme.spacing(3) },
  '& [data-cell]:focus-visible': {
    outline: `${border.strong}px solid ${theme.vars.palette.focus}`,
    outlineOffset: -border.strong,
    borderRadius: `${theme.radii.small}px`,
  },
  '@media print': printed(theme),
});

import * as tokens from '../theme/generated/tokens.ts';

const { breakpoint, container } = tokens;

/** On paper cards follow each other as blocks: a grid leaves a page empty sooner than it breaks between two of its rows. */
export const onPaper = { '@media print': { display: 'block', '& > * + *': { mt: 2 } } } as const;

/** Room for a narrow card beside a chart, while the page is narrower than `lg`; from `md` on the menu is beside it. */
export const besideOnTablet = `@media (min-width: ${container.tablet}px) and (max-width: ${breakpoint.md - 0.05}px), (min-width: ${container.tabletWithMenu}px) and (max-width: ${breakpoint.lg - 0.05}px)`;

/** The cards of a screen, one below the other. */
export const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', ...onPaper } as const;

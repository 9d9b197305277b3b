/** On paper cards follow each other as blocks: a grid leaves a page empty sooner than it breaks between two of its rows. */
export const onPaper = { '@media print': { display: 'block', '& > * + *': { mt: 2 } } } as const;

/** Room for a card of 280 px beside a chart, while the page is narrower than `lg`; the menu stands beside it from 900 px on. */
export const besideOnTablet =
  '@media (min-width: 720px) and (max-width: 899.95px), (min-width: 1000px) and (max-width: 1199.95px)';

/** The cards of a screen, one below the other. */
export const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', ...onPaper } as const;

/** On paper cards follow each other as blocks: a grid leaves a page empty sooner than it breaks between two of its rows. */
export const onPaper = { '@media print': { display: 'block', '& > * + *': { mt: 2 } } } as const;

/** The cards of a screen, one below the other. */
export const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', ...onPaper } as const;

const two = 'repeat(2, minmax(0, 1fr))';

/** Two fields side by side. */
export const pair = { display: 'grid', gap: 2, gridTemplateColumns: two, alignItems: 'start' } as const;

/** Two fields side by side, one below the other on phones. */
export const pairFromTablets = { ...pair, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: two } } as const;

import { onPaper } from '../stack.ts';

/** The layout of the two charts, shared with their skeleton so that nothing moves. */
export const chartGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  ...onPaper,
};

/** Rows that are full, or that lack no more than one card. */
function cardsInRow(count: number): number {
  if (count <= 4) return Math.max(1, count);
  return count === 5 || count % 3 === 0 ? 3 : 4;
}

/** The places of so many cards of platforms: one in each row of a phone, two on a tablet, up to four on a desktop. */
export const platformGrid = (count: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: `repeat(${Math.min(2, cardsInRow(count))}, minmax(0, 1fr))`,
    lg: `repeat(${cardsInRow(count)}, minmax(0, 1fr))`,
  },
  '& > :last-child:nth-child(odd)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
});

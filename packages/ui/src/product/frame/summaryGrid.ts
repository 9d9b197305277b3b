/** Four figures in a line; two by two on tablets and phones. Shared with the skeleton, so that nothing moves. */
export const summaryGrid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
};

/** Recommendations beside alerts on wide screens, above them elsewhere; shared with the skeleton. */
export const alertsGrid = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
};

/** Imports the calendars, which are heavy. */
export const loadCustomRange = () => import('./CustomRange.tsx').then((module) => module.CustomRange);

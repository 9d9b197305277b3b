/** The first day of the month of `now`, in UTC, as usage is counted by. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;
/** When the next month begins. */
export const nextMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();

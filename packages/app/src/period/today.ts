/** The calendar day of a moment in a timezone, `YYYY-MM-DD`; in UTC where the timezone is not known. */
export function dayIn(timezone: string | undefined, moment: Date): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: timezone ?? 'UTC' }).format(moment);
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(moment);
  }
}

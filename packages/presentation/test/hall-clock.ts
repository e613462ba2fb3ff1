/** The clock of a hall in a time zone: the local time of a moment in UTC, `2026-11-21T19:00`. */
export const clockIn = (timeZone: string) => (utc: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(utc))
    .replace(' ', 'T');

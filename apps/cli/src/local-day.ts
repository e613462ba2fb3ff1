/** The present day by this machine's clock, `2026-11-21`; the Swedish format is that of the calendar. */
export const localDay = (): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());

/** The seconds of a typed duration, 12:30 or 1:02:30; null: it cannot be read. */
export function secondsIn(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(text) ?? [];
  if (minutes === '' || Number(seconds) > 59) return null;
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}

/** An entry of a calendar: a whole day, or a time with an end. */
export interface CalendarEvent {
  /** A permanent id, so that a changed date moves the entry in subscribers' calendars. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly url: string;
  /** `2026-11-21`, or a moment, `2026-11-21T18:00:00.000Z`. */
  readonly start: string;
  /** The duration; a whole day lasts one day. */
  readonly minutes: number;
  /** The time of the last change, and how many changes came before. */
  readonly changedAt: string;
  readonly sequence: number;
  /** How many days before to remind; absent: no reminder. */
  readonly remindDays?: number;
}

/** RFC 5545 3.3.11: these characters would end a value. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** `2026-11-21T18:00:00.000Z` as calendars write it: `20261121T180000Z`. */
const stamp = (moment: string): string => moment.replace(/[-:]|\.\d+/g, '');

const later = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

function times({ start, minutes }: CalendarEvent): readonly string[] {
  if (!start.includes('T')) return [`DTSTART;VALUE=DATE:${stamp(start)}`];
  return [`DTSTART:${stamp(start)}`, `DTEND:${stamp(later(start, minutes))}`];
}

const optional = (name: string, value: string): readonly string[] =>
  value === '' ? [] : [`${name}:${escaped(value)}`];

/** RFC 5545 3.6.6: a message on the screen some days before. */
const alarm = ({ title, remindDays }: CalendarEvent): readonly string[] =>
  remindDays === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(title)}`,
        `TRIGGER:-P${remindDays}D`,
        'END:VALARM',
      ];

const eventLines = (event: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...times(event),
  `SUMMARY:${escaped(event.title)}`,
  ...optional('LOCATION', event.place),
  `URL:${event.url}`,
  ...alarm(event),
  'END:VEVENT',
];

const longestLine = 75;

/** The length of a character in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return [0x80, 0x800, 0x1_0000].filter((least) => code >= least).length + 1;
}

/** RFC 5545 3.1: a line has at most 75 bytes; continuation lines begin with a blank. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = bytesOf(sign);
    if (bytes + size > longestLine) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += sign;
    bytes += size;
  }
  return parts.join('\r\n ');
}

/** A calendar (iCalendar, RFC 5545) to which programs can subscribe. */
export function makeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rokade//Rokade//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

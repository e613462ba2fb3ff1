import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAtom, makeCalendar } from '../src/index.ts';

const evening = {
  uid: 'klub-round-1@rokade',
  title: 'Klub; forår, 2026: Runde 1',
  place: 'Kulturhuset,\nsal 2',
  url: 'https://skak.example/t/klub/round/1',
  start: '2026-11-21T18:00:00.000Z',
  minutes: 240,
  changedAt: '2026-11-20T08:15:30.123Z',
  sequence: 12,
};

/** Texts of any signs, and texts of those that mean something in a calendar. */
const titles = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('\\', ';', ',', ':', '\n', 'n', 'å'), maxLength: 200 }),
);

describe('a calendar', () => {
  it('says a time with its end, with signs that would end a value kept from doing so', () => {
    expect(makeCalendar('Klub', [evening]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rokade//Rokade//EN',
      'X-WR-CALNAME:Klub',
      'BEGIN:VEVENT',
      'UID:klub-round-1@rokade',
      'DTSTAMP:20261120T081530Z',
      'SEQUENCE:12',
      'DTSTART:20261121T180000Z',
      'DTEND:20261121T220000Z',
      'SUMMARY:Klub\\; forår\\, 2026: Runde 1',
      'LOCATION:Kulturhuset\\,\\nsal 2',
      'URL:https://skak.example/t/klub/round/1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says a day without a time as a day, and leaves out a place nobody knows', () => {
    const text = makeCalendar('Klub', [{ ...evening, start: '2026-11-21', place: '' }]);
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261121\r\nSUMMARY:');
    expect(text).not.toMatch(/DTEND|LOCATION/);
  });

  it('reminds some days before, where it is to', () => {
    const text = makeCalendar('Klub', [{ ...evening, title: 'Liste, RKF', remindDays: 7 }]);
    expect(text).toContain(
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Liste\\, RKF\r\nTRIGGER:-P7D\r\nEND:VALARM\r\nEND:VEVENT',
    );
    expect(makeCalendar('Klub', [evening])).not.toContain('VALARM');
  });

  it('has no line above 75 bytes, and all of it is there when lines are unfolded', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const text = makeCalendar('Klub', [{ ...evening, title }]);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const whole =
          /\r\nSUMMARY:(.*?)\r\nLOCATION/s.exec(text.replaceAll('\r\n ', ''))?.[1] ?? '';
        const read = whole.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(title.replaceAll('\r\n', '\n'));
      }),
    );
  });
});

describe('a feed of news', () => {
  it('is Atom, newest first as given', () => {
    const at = '2026-11-21T18:00:00.000Z';
    const item = {
      id: 'urn:1',
      title: 'Runde 1',
      url: '/t/klub/round/1',
      updatedAt: at,
      text: 'a',
    };
    const feed = { id: 'urn:0', title: 'A & B', url: '/t/klub', self: '/feed', updatedAt: at };
    const text = '1. <Ida> – "Bo" 1–0\n2. \u0000Åse – Ære';
    expect(makeAtom({ ...feed, items: [{ ...item, text }] })).toBe(
      `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:0</id>
  <title>A &amp; B</title>
  <link href="/t/klub"/>
  <link rel="self" href="/feed"/>
  <updated>${at}</updated>
  <author><name>Rokade</name></author>
  <entry>
    <id>urn:1</id>
    <title>Runde 1</title>
    <link href="/t/klub/round/1"/>
    <updated>${at}</updated>
    <content>1. &lt;Ida&gt; – &quot;Bo&quot; 1–0
2. Åse – Ære</content>
  </entry>
</feed>
`,
    );
  });
});

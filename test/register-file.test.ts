import {
  continentalCsv,
  makeRegisterCsv,
  parseRegisterList,
  plainCsv,
  registerListHeadings,
} from '@rokade/formats';
import { emptyPersonValues, type RegisterLine } from '@rokade/register';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';

const values = {
  surname: 'Gaulle',
  firstName: 'Ida de',
  sortedAs: 'De Gaulle, Ida',
  birth: '1999-02-03',
  sex: 'w',
  citizenship: 'FRA',
  federation: 'DEN',
  title: 'FM',
  womenTitle: 'WIM',
  otherTitles: 'IA',
  dsuNumber: '100900001',
  fideId: '1490001',
  dsbId: 'NU9000001',
  ownNumber: 'B-7',
  publicName: 'initials',
  email: 'ida@example.org',
  phone: '+45 70 00',
  address: 'Vej 1',
} as const;

const club = {
  id: 'c1',
  level: 'club',
  above: null,
  values: { name: 'Brønden', zps: '9001X' },
} as unknown as RegisterLine['memberships'][number]['of'];

const lines: readonly RegisterLine[] = [
  {
    person: 'p1',
    values,
    memberships: [{ of: club, standing: 'guest', memberNumber: '12', from: '2026-01-01', to: '' }],
  } as unknown as RegisterLine,
];

describe.each(languages)('people written with headings in %s', (language) => {
  const t = translator(language);
  const headings = registerListHeadings(lines).map((code) => t.find(`field.${code}`, {}) ?? code);

  it.each([['plain', plainCsv] as const, ['continental', continentalCsv] as const])(
    'are read again with everything that was said of them: %s',
    (_, style) => {
      const { listed, faults } = parseRegisterList(makeRegisterCsv(lines, headings, style));
      expect(faults).toEqual([]);
      expect(listed).toEqual([
        {
          row: 2,
          values,
          club: { name: 'Brønden', zps: '9001X' },
          memberNumber: '12',
          from: '2026-01-01',
          to: '',
          standing: 'guest',
        },
      ]);
    },
  );

  it('have a heading for each field', () => {
    expect(Object.keys(values)).toEqual(Object.keys(emptyPersonValues));
  });
});

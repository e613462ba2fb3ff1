import { describe, expect, it } from 'vitest';
import { surnameFirst } from '../../src/csv/surname-first.ts';
import { parsePlayerList, parseRegisterList } from '../../src/index.ts';

const names = [
  ['Ida Hansen', 'Hansen, Ida'],
  ['Jan van der Berg', 'van der Berg, Jan'],
  ['Jan Peter van den Berg', 'van den Berg, Jan Peter'],
  ['Charles de Gaulle', 'de Gaulle, Charles'],
  ['Anna von der Heide', 'von der Heide, Anna'],
  ['Karl Von Bülow', 'Von Bülow, Karl'],
  ['Marie de la Cour', 'de la Cour, Marie'],
  ["Piet van 't Hof", "van 't Hof, Piet"],
  ['Jan Van der Berg', 'Van der Berg, Jan'],
  ['Nguyen Van Anh', 'Anh, Nguyen Van'],
  ['Ole Ben Hansen', 'Hansen, Ole Ben'],

  ['Magnus', 'Magnus'],
] as const;

describe('a name with its surname last', () => {
  it.each(names)('%s is %s', (name, turned) => {
    expect(surnameFirst(name)).toBe(turned);
  });

  const list = [
    'Nummer;Født år;Navn;Klub;Titel;Rating;Hurtig;Lyn;Elo;Fide;K-factor',
    '100100001;1971;Jan van der Berg;SK Nord;;1643;1570;1560;1770;1414000;40',
  ].join('\n');

  it('keeps the particle in a list of players and in one of a register', () => {
    expect(parsePlayerList(list).players[0]?.details.name).toBe('van der Berg, Jan');
    const { listed } = parseRegisterList(list);
    expect(listed[0]?.values).toMatchObject({ surname: 'van der Berg', firstName: 'Jan' });
  });
});

import { emptyDetails, type PlayerId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { checkedList, parsePlayerList } from '../../src/index.ts';

const named = (id: string, name: string) => ({
  id: id as PlayerId,
  details: { ...emptyDetails, name },
});

const tournament = { players: [named('a', 'Hansen, Ida')] };

const pasted = ['Navn\tRating', 'Møller, Bo\t1755', 'HANSEN,Ida\t1812', 'Voß, Anna\tabc'].join(
  '\n',
);

describe('a pasted list', () => {
  const list = checkedList(parsePlayerList(pasted), tournament);

  it('gives those who can be entered', () => {
    expect(list.players.map(({ details }) => details.name)).toEqual(['Møller, Bo']);
  });

  it('names every other row in the order of the list', () => {
    expect(list.faults.map(({ row, code }) => [row, code])).toEqual([
      [3, 'player.duplicate'],
      [4, 'csv.rating.invalid'],
    ]);
  });

  it('says what was read, under which headings, and what was not', () => {
    const read = checkedList(
      parsePlayerList(
        'Nr;Efternavn;Fornavn;Hurtig;Medlem siden\n1;Beck;Ida;1700;2020\n2;Møller;;1500;2021',
      ),
      tournament,
    );
    expect(read.details).toEqual([
      { detail: 'name', headings: ['Efternavn', 'Fornavn'] },
      { detail: 'rapidRating', headings: ['Hurtig'] },
    ]);
    expect(read.leftOut.map(({ heading }) => heading)).toEqual(['Nr', 'Medlem siden']);
    expect(read.commaless.map(({ row }) => row)).toEqual([3]);
  });

  it('keeps apart those of whom nothing says that they are two', () => {
    const read = checkedList(
      parsePlayerList('Navn;Klub\nHansen, Ida;Sydøst\nBeck, Bo;Sydøst\nBeck, Bo;Brønshøj'),
      tournament,
    );
    expect(read.players.map(({ row }) => row)).toEqual([3, 4]);
    expect(read.alike.map(({ row }) => row)).toEqual([2]);
  });

  it('without a row has a fault of the whole', () => {
    expect(checkedList(parsePlayerList(''), tournament).faults).toEqual([
      { code: 'input.empty', row: 0 },
    ]);
  });
});

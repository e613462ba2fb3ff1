import { parsePlayerList, ratingsAsFide } from '@rokade/formats';
import { expect, test } from 'vitest';

const read = (text: string) =>
  ratingsAsFide(parsePlayerList(text)).players.map(({ details }) => [
    details.rating,
    details.fideRating,
  ]);

test.each([
  ['only headed “Rating” is FIDE’s', 'Name;Rating\nAlm, Ida;2101\n', [[null, 2101]]],
  ['headed DWZ stays the federation’s', 'Name;DWZ\nAlm, Ida;2101\n', [[2101, null]]],
  ['headed “Rating” beside Elo stays', 'Name;Rating;Elo\nAlm, Ida;2050;2101\n', [[2050, 2101]]],
])('a column %s', (_, text, ratings) => {
  expect(read(text)).toEqual(ratings);
});

test('what is read of the list says so', () => {
  const { columns } = ratingsAsFide(parsePlayerList('Name;Rating\nAlm, Ida;2101\n'));
  expect(columns.map(({ heading, field }) => [heading, field])).toEqual([
    ['Name', 'name'],
    ['Rating', 'fideRating'],
  ]);
});

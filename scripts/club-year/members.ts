import { emptyDetails, type PlayerDetails } from '@rokade/tournament';

/** A player in the club's year. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly born: number;
  readonly sex: 'm' | 'w';
}

export const club = 'SK Tempelhof';

const surnames =
  'Adler Behr Conrad Dorn Engel Falk Geiger Haas Iffland Jahn Kern Lang Maurer Nagel Otto Pohl Quandt Roth Sauer Thiel Ulrich Vogt Wolff Zander Brandt Ebert Fuchs Horn Kaiser Lorenz Maier Neumann Opitz Peters Reich Schulz Tietz Unger Vetter Winter Arndt Busch Decker Ernst Franke';
const firstNames =
  'Andreas Bernd Carsten Dieter Eva Frank Gerd Hans Ingo Jürgen Karin Lars Martin Nils Olga';
const women = ['Eva', 'Karin', 'Olga'];

/** 45 members, the strongest first; every third is sixty or older, every fifth a woman, six are young. */
export const members: readonly Member[] = surnames.split(' ').map((surname, index) => {
  const firstName = firstNames.split(' ')[index % 15] ?? '';
  return {
    id: `m${index + 1}`,
    name: `${surname}, ${firstName}`,
    rating: 2150 - 25 * index,
    born: index % 3 === 0 ? 1950 + (index % 14) : 1968 + index,
    sex: women.includes(firstName) ? 'w' : 'm',
  };
});

/** A number of members, from a place of the list on. */
export const some = (from: number, many: number): readonly Member[] =>
  members.slice(from, from + many);

/** Guests of the evenings and tournaments that are open to them. */
export const guests: readonly Member[] = 'Ahrens Bauer Cramer Dietz Eggers Frey'
  .split(' ')
  .map((surname, index) => ({
    id: `g${index + 1}`,
    name: `${surname}, ${index === 2 ? 'Ute' : 'Tom'}`,
    rating: 1740 - 90 * index,
    born: 1962 + 9 * index,
    sex: index === 2 ? 'w' : 'm',
  }));

/** Their details in a tournament. */
export const detailsOf = ({ id, name, rating, born, sex }: Member): PlayerDetails => ({
  ...emptyDetails,
  name,
  rating,
  sex,
  birthDate: String(born),
  federation: 'GER',
  club: id.startsWith('g') ? 'SC Gast' : club,
});

/** Somebody of the club. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly born: number;
}

const surnames =
  'Adler Behr Conrad Dorn Engel Falk Geiger Haas Iffland Jahn Kern Lang Maurer Nagel Otto Pohl Quandt Roth Sauer Thiel Ulrich Vogt Wolff Zander Brandt Ebert Fuchs Horn Kaiser Lorenz Maier Neumann Opitz Peters Reich Schulz Tietz Unger Vetter Winter Arndt Busch Decker Ernst Franke';
const firstNames =
  'Anna Bernd Clara Dieter Eva Frank Gisela Hans Ina Jürgen Karin Lars Marta Nils Olga';

/** 45 members, the strongest first; every third is sixty or older. */
export const members: readonly Member[] = surnames.split(' ').map((surname, index) => ({
  id: `m${index + 1}`,
  name: `${surname}, ${firstNames.split(' ')[index % 15]}`,
  rating: 2150 - 25 * index,
  born: index % 3 === 0 ? 1950 + (index % 14) : 1968 + index,
}));

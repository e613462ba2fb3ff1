import { emptyDetails, type PlayerDetails } from '@rokade/tournament';

const surnames = ['Møller', 'Krüger', 'van der Sterren', 'Ærø', 'Ng', 'Szczepańska-Wójcik'];
const firstNames = ['Bo', 'Anna-Sofie', 'Jens', 'Xi', 'Maximilian Friedrich', 'Åse'];
export const printedClubs = [
  'Aalborg',
  'Schachklub Tempelhof 1931 e. V. Berlin',
  '',
  'Nørrebro',
] as const;
const titles = ['', 'GM', '', 'WFM', '', ''] as const;

/** A name as long as the longest that has been seen: 88 letters, with and without a place to break. */
const longNames = [
  'Constantinopolitanidis-Papadimitrakopoulou, Maria Alexandra Theodora Konstantina Eleni X',
  'Raghunathan-Venkatasubramaniam-Krishnamoorthysubrahmanyasastri, Sivaramakrishnavenkatesh',
];

/** Two letters that no other player has. */
const lettersOf = (index: number): string =>
  String.fromCharCode(65 + Math.floor(index / 26), 97 + (index % 26));

/** Every ninth has a long name. */
export function printedName(index: number): string {
  const long = longNames[Math.floor(index / 9) % 2] ?? '';
  if (index % 9 === 1) return `${long.slice(0, -2)}${lettersOf(index)}`;
  return `${surnames[index % 6]}, ${firstNames[Math.floor(index / 6) % 6]} ${lettersOf(index)}.`;
}

/** What a player has beside a name goes round in steps of its own. */
export const printedPlayer = (index: number): PlayerDetails => ({
  ...emptyDetails,
  name: printedName(index),
  title: titles[index % 6] ?? '',
  club: printedClubs[index % 4] ?? '',
  federation: index % 5 === 0 ? 'GER' : 'DEN',
  rating: index % 7 === 6 ? null : 2450 - 5 * index,
  birthDate: String(1950 + (index % 60)),
});

import { type SeededRandom, shuffled } from '@rokade/rules';

const surnames =
  'Andersen Bach Bauer Christensen Dahl Eriksen Fischer Frederiksen Grøn Hansen Hoffmann Holm Iversen Jensen Jørgensen Kjær Koch Krüger Lange Larsen Lund Madsen Meyer Møller Mortensen Nielsen Nørgaard Olsen Petersen Poulsen Rasmussen Richter Schmidt Schröder Sørensen Thomsen Vogt Voß Winther Østergaard'.split(
    ' ',
  );

const firstNames =
  'Åse Anna Bent Bo Carl Clara Dorte Elias Emil Erik Freja Greta Hanne Henrik Ida Ingrid Jens Jörg Karen Lars Laura Lukas Mads Maja Max Mia Nils Oskar Otto Paula Rikke Rosa Søren Signe Sofie Stine Thea Tom Ulla Viggo'.split(
    ' ',
  );

/** A number of different invented names, "Surname, Firstname", in an order drawn by lot. */
export function inventedNames(count: number, random: SeededRandom): readonly string[] {
  const all = surnames.flatMap((surname) => firstNames.map((first) => `${surname}, ${first}`));
  const drawn = shuffled(all, random);
  return Array.from({ length: count }, (_, index) => {
    const name = drawn[index % drawn.length] ?? '';
    return index < drawn.length ? name : `${name} ${Math.floor(index / drawn.length) + 1}`;
  });
}

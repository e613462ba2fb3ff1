import { invariant } from '@rokade/rules';
import { emptyDetails, type PlayerDetails, type PlayerId, parsePlayerId } from '@rokade/tournament';

type DemoRow = readonly [name: string, rating: number | null, club: string, federation: string];

/** The players of the demo: invented people of invented clubs. */
const lines: readonly DemoRow[] = [
  ['Skovgaard, Ingeborg', 2064, 'Skakklubben Hjørnetårnet', 'DEN'],
  ['Feldkamp, Joachim', 1998, 'Schachfreunde Nordlicht', 'GER'],
  ['Bruun-Holm, Asger', 1957, 'Bjergby Skakforening', 'DEN'],
  ['Petersdotter, Signe', 1921, 'Skakklubben Hjørnetårnet', 'DEN'],
  ['Rautenberg, Greta', 1893, 'SV Deichgraf', 'GER'],
  ['Vestergren, Mogens', 1876, 'Bjergby Skakforening', 'DEN'],
  ['Kjærulf, Thyra', 1842, 'Skakklubben Springeren', 'DEN'],
  ['Wattenberg, Henrik', 1810, 'SV Deichgraf', 'GER'],
  ['Ravnholt, Esben', 1787, 'Skakklubben Springeren', 'DEN'],
  ['Lindequist, Marlene', 1765, 'Schachfreunde Nordlicht', 'GER'],
  ['Øllgaard, Niels Jakob', 1731, 'Bjergby Skakforening', 'DEN'],
  ['Tofthøj, Birgit', 1702, 'Skakklubben Hjørnetårnet', 'DEN'],
  ['Steenbock, Uwe', 1688, 'Schachfreunde Nordlicht', 'GER'],
  ['Mejlby, Sofus', 1654, 'Skakklubben Springeren', 'DEN'],
  ['Dahlerup, Karla', 1619, 'Bjergby Skakforening', 'DEN'],
  ['Großjohann, Till', 1583, 'SV Deichgraf', 'GER'],
  ['Hvidbjerg, Poul', 1547, 'Skakklubben Hjørnetårnet', 'DEN'],
  ['Nørreriis, Ellen', 1502, 'Skakklubben Springeren', 'DEN'],
  ['Ahrensfeld, Katrin', 1466, 'Schachfreunde Nordlicht', 'GER'],
  ['Sandahl, Viggo', 1418, 'Bjergby Skakforening', 'DEN'],
  ['Ketelsen, Oke', 1350, 'SV Deichgraf', 'GER'],
  ['Blåbjerg, Alma', 1284, 'Skakklubben Hjørnetårnet', 'DEN'],
  ['Engsø, Rasmus', null, 'Skakklubben Springeren', 'DEN'],
  ['Fuglebæk, Liv', null, '', 'DEN'],
];

function detailsOf([name, rating, club, federation]: DemoRow): PlayerDetails {
  return { ...emptyDetails, name, rating, club, federation };
}

/** The nth player's id in a demo, from 1. */
export function demoPlayerId(place: number): PlayerId {
  const id = parsePlayerId(`player-${place}`);
  invariant(id !== null, `an id for demo player ${place}`);
  return id;
}

/** The players of the demo, strongest first, ready to be entered. */
export const demoPlayers: readonly { readonly id: PlayerId; readonly details: PlayerDetails }[] =
  lines.map((line, index) => ({ id: demoPlayerId(index + 1), details: detailsOf(line) }));

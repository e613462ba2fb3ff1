import { section } from '../section.ts';

/** What `generate` says of its options and of those it cannot use. */
export const generateTexts = section({
  'cli.option.generated-ratings': {
    da: 'ratingtal fra–til (1000-2200), flest i midten',
    de: 'Wertungszahlen von–bis (1000-2200), die meisten in der Mitte',
    en: 'ratings from–to (1000-2200), most in the middle',
  },
  'cli.option.unrated': {
    da: 'andel af spillere uden ratingtal i procent (8)',
    de: 'Anteil der Spieler ohne Wertungszahl in Prozent (8)',
    en: 'share of players without rating in per cent (8)',
  },
  'cli.option.numbers': {
    da: 'numre ved lodtrækning (lot) eller efter styrke',
    de: 'Nummern nach Los (lot) oder nach Spielstärke',
    en: 'numbers drawn by lot or by strength',
  },
  'cli.option.draws': {
    da: 'andel af remiser i et lige parti i procent (32)',
    de: 'Anteil der Remisen in einer ausgeglichenen Partie in Prozent (32)',
    en: 'share of draws in an even game in per cent (32)',
  },
  'cli.option.forfeits': {
    da: 'andel af partier, der ikke spilles, i procent (2.5)',
    de: 'Anteil kampfloser Partien in Prozent (2.5)',
    en: 'share of games not played in per cent (2.5)',
  },
  'cli.option.postponed': {
    da: 'andel af partier, der stadig er udsat, i procent (0)',
    de: 'Anteil noch ausstehender Partien in Prozent (0)',
    en: 'share of games still postponed in per cent (0)',
  },
  'cli.option.byes': {
    da: 'andel af ønskede fridage pr. spiller og runde i procent (3; 0 under ti spillere)',
    de: 'Anteil erbetener Freitage je Spieler und Runde in Prozent (3; 0 unter zehn Spielern)',
    en: 'share of byes asked for, by player and round, in per cent (3; 0 below ten players)',
  },
  'cli.option.withdrawals': {
    da: 'andel, der udgår, pr. spiller og runde i procent (1.2; 0 under ti spillere)',
    de: 'Anteil der Rücktritte je Spieler und Runde in Prozent (1.2; 0 unter zehn Spielern)',
    en: 'share of withdrawals, by player and round, in per cent (1.2; 0 below ten players)',
  },
  'cli.option.late-entries': {
    da: 'andel af spillere, der kommer efter runde 1, i procent (0)',
    de: 'Anteil der Spieler, die nach Runde 1 kommen, in Prozent (0)',
    en: 'share of players who come after round 1 in per cent (0)',
  },
  'cli.option.baku': {
    da: 'Baku-acceleration (dutch)',
    de: 'Beschleunigung nach Baku (dutch)',
    en: 'Baku acceleration (dutch)',
  },
  'cli.option.forbidden-pairs': {
    da: 'antal par, der ikke må mødes (dutch)',
    de: 'Zahl der Paare, die nicht aufeinandertreffen dürfen (dutch)',
    en: 'number of pairs who may not meet (dutch)',
  },
  'cli.option.points': {
    da: 'point for sejr, remis og tab (dutch)',
    de: 'Punkte für Sieg, Remis und Niederlage (dutch)',
    en: 'points for win, draw and loss (dutch)',
  },
  'cli.option.bye-points': {
    da: 'point for en oversidder (dutch); ellers som en sejr',
    de: 'Punkte für den Spielfreien (dutch); sonst wie ein Sieg',
    en: 'points of the bye by the pairing (dutch); else a win’s',
  },
  'cli.option.first-colour': {
    da: 'farven for nr. 1 i runde 1 (dutch): white eller black',
    de: 'Farbe der Nr. 1 in Runde 1 (dutch): white oder black',
    en: 'colour of number 1 in round 1 (dutch)',
  },
  'cli.usage.percentage': {
    da: '{option}: »{text}« er ikke procent fra 0 til 100 med højst én decimal (2.5)',
    de: '{option}: „{text}“ sind keine Prozent von 0 bis 100 mit höchstens einer Dezimale (2.5)',
    en: '{option}: “{text}” is no percentage from 0 to 100 with one decimal at most (2.5)',
  },
  'cli.usage.ratings': {
    da: '--ratings: »{text}« er ikke to tal fra 1 til {most} med bindestreg, det laveste først',
    de: '--ratings: „{text}“ sind nicht zwei Zahlen von 1 bis {most} mit Bindestrich, die kleinere zuerst',
    en: '--ratings: “{text}” is not two numbers from 1 to {most} with a hyphen, the lower first',
  },
  'cli.usage.bye-points': {
    da: '--bye-points: »{text}« er ikke hele eller halve point fra 0 til {most} (0.5)',
    de: '--bye-points: „{text}“ sind keine ganzen oder halben Punkte von 0 bis {most} (0.5)',
    en: '--bye-points: “{text}” is not whole or half points from 0 to {most} (0.5)',
  },
  'cli.usage.dutch-only': {
    da: '{option}: {system} har det ikke; kun --system dutch',
    de: '{option}: {system} kennt das nicht; nur --system dutch',
    en: '{option}: {system} does not have it; only --system dutch',
  },
  'cli.usage.baku-points': {
    da: '--baku: kun hvor en sejr er to remiser værd (C.04.7)',
    de: '--baku: nur wo ein Sieg zwei Remisen wert ist (C.04.7)',
    en: '--baku: only where a win is worth two draws (C.04.7)',
  },
});

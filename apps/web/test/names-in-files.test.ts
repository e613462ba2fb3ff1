import { tournamentFiles } from '@rokade/presentation/files/tournament-files.ts';
import { translator } from '@rokade/texts/all';
import { type Command, emptyDetails, type PlayerId, usualSettings } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { tournamentOf } from '../../../test/tournament/played-journal.ts';
import { idOf } from './memory-application.ts';

const settings = { ...usualSettings, name: 'Forår', federation: 'DEN' };
const players = ['Sydøst', 'Brønshøj'].map((club, index) => ({
  id: `p${index}` as PlayerId,
  missed: [],
  listed: {},
  details: { ...emptyDetails, name: 'Dam, Eli', club, birthDate: `19${index}1`, rating: 1800 },
}));
const commands: readonly Command[] = [
  { kind: 'create-tournament', id: idOf('spring'), settings },
  { kind: 'enter-players', players },
  { kind: 'draw-lots', seed: 'frø' },
  { kind: 'pair-round' },
  { kind: 'publish-round' },
  {
    kind: 'enter-result',
    round: 1,
    board: 1,
    result: { kind: 'played', white: 2, black: 0 },
  },
];

/** What is said behind a name on pages. */
const mark = /Dam, Eli \(/;

it.each(['players.csv', 'rating.csv', 'dwz.csv', 'report.trf', 'games.pgn'])(
  'two of one name stand in %s as they were entered',
  (name) => {
    const t = tournamentOf(commands);
    const source = { t, round: 1, board: null, month: null, rules: null };
    const file = tournamentFiles[name]?.({ ...source, say: translator('en'), language: 'en' });
    const text = String(file?.body ?? '');
    expect(text).toMatch(/Dam[,;] ?Eli/);
    expect(text).not.toMatch(mark);
  },
);

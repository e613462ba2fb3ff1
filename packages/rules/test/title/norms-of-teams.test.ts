/** @regulation FIDE B.01 2024 */
import type { NormPlayer } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { fieldAgainst, mixed, reportOf, spread, titlesOf } from './norm-events.ts';

/** Number 1 in a team of its own with a team mate; the opponents in as many teams as are said. */
const inTeams = (players: readonly NormPlayer[], teams: number): readonly NormPlayer[] => [
  ...players.map((player, index) => ({
    ...player,
    team: player.no === 1 ? 'own' : `team ${index % teams}`,
  })),
  {
    no: players.length + 1,
    title: '',
    federation: 'DEN',
    isWoman: false,
    rating: 2800,
    team: 'own',
    records: [],
  },
];

/** Nine games that make a norm, then two that were lost. */
const elevenGames = fieldAgainst(mixed(Array(11).fill(2380), [...spread(14, 9), 0, 0]));
const elevenRounds = { rounds: 11, roundsPaired: 11, predetermined: true };

describe('norms in matches of teams', () => {
  it('need not have all rounds where line-ups decide who meets whom (1.4.1e)', () => {
    expect(titlesOf(reportOf(inTeams(elevenGames, 11), elevenRounds))).toEqual(['GM']);
    expect(titlesOf(reportOf(elevenGames, elevenRounds))).toEqual(['IM']);
  });

  it('have all rounds in a match of two teams, in which everybody meets everybody (1.4.1e)', () => {
    expect(titlesOf(reportOf(inTeams(elevenGames, 1), elevenRounds))).toEqual(['IM']);
  });

  it('are made by whoever played nine of eleven rounds', () => {
    const field = fieldAgainst(mixed(Array(9).fill(2500), spread(14, 9))).map((player) => ({
      ...player,
      records: [...player.records, { kind: 'absent' as const }, { kind: 'absent' as const }],
    }));
    expect(titlesOf(reportOf(inTeams(field, 9), elevenRounds))).toEqual(['GM']);
    expect(titlesOf(reportOf(field, elevenRounds))).toEqual(['GM']);
  });

  it('are in no individual Swiss, however many play (1.5.6)', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      no: index + 1,
      title: '',
      federation: 'DEN',
      isWoman: false,
      rating: 2400,
      records: Array(9).fill({ kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 }),
    }));
    const large = (players: readonly NormPlayer[]) =>
      reportOf(players).conditions.find(({ code }) => code === 'large-event');
    expect(large(many)).toMatchObject({ have: 60, state: 'met' });
    expect(large(inTeams(many, 10))).toMatchObject({ have: 0, state: 'missed' });
  });

  it('count on opponents of other teams only', () => {
    const field = fieldAgainst(mixed(Array(8).fill(2380), spread(12, 8)));
    const open = { rounds: 9, roundsPaired: 8 };
    const [alone] = reportOf(
      [...field, { ...inTeams(field, 8).at(-1), team: undefined }] as never,
      open,
    ).near;
    const near = reportOf(inTeams(field, 8), open).near.find(({ no }) => no === 1);
    expect(alone?.ahead).not.toBeNull();
    // Whoever is left to meet is the team mate alone.
    expect(near?.ahead ?? null).toBeNull();
  });
});

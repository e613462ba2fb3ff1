import {
  checkTimeControl,
  type DsuRatingPlayer,
  monrad,
  type PairingRequest,
  type Reason,
  rateDsu,
  reasonCodes,
} from '@rokade/rules';
import { type TextKey, translator } from '@rokade/texts';
import { languages } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { playTournament } from '../packages/rules/test/pairing/random-tournament.ts';

const seeds = Array.from({ length: 60 }, (_, index) => String(index));

const courseFor = (players: number) => ({
  players,
  rounds: 9,
  roundsPlanned: null,
  absence: 4,
  withdrawal: 4,
  lateEntry: 5,
  forfeit: 8,
  pending: 5,
});

const everyRating = (players: readonly DsuRatingPlayer[]): readonly Reason[] =>
  ([null, 'average', 'difference'] as const).flatMap((method) =>
    rateDsu({ players, method, rateNoShows: true }).rows.flatMap(({ because }) => because),
  );

/** Reasons of every kind that tournaments of 4 to 15 players come to. */
function reasonsMet(): readonly Reason[] {
  const asked = seeds.flatMap((seed, index) =>
    playTournament(monrad, courseFor(4 + (index % 12)), seed),
  );
  const paired = asked.flatMap(({ answer }) =>
    answer.ok
      ? [
          ...answer.value.remarks,
          ...[...answer.value.pairings, ...answer.value.byes].flatMap(({ because }) => because),
        ]
      : [],
  );
  const rated = asked
    .map(({ request }: { request: PairingRequest }) => request.players)
    .flatMap(everyRating);
  const times = checkTimeControl({
    stages: [
      { moves: 40, minutes: 60 },
      { moves: null, minutes: 10 },
    ],
    incrementSeconds: 0,
  });
  return [...paired, ...rated, ...times];
}

const oneOfEach = (reasons: readonly Reason[]): readonly Reason[] => [
  ...new Map(reasons.map((reason) => [reason.code, reason])).values(),
];

describe('the texts of reasons', () => {
  const reasons = oneOfEach(reasonsMet());

  test('most of Monrad’s and the rating’s reasons come up in play', () => {
    expect(reasons.length).toBeGreaterThan(25);
  });

  test.each(languages)('have every fact they name filled: %s', (language) => {
    const say = translator(language);
    for (const { code, facts } of reasons) {
      const shown = Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          typeof fact === 'object' ? fact.join(', ') : fact,
        ]),
      );
      const text = say(`reason.${code}` as TextKey, shown);
      expect(text, code).not.toMatch(/[{}|]/);
    }
  });

  test.each(languages)('are there for every code: %s', (language) => {
    for (const code of reasonCodes) expect(translator(language)(`reason.${code}`)).not.toBe('');
  });
});

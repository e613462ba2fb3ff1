import { divisionDocument, makeTrf, readInput, readSeason, trfReader } from '@rokade/formats';
import {
  emptyMemberValues,
  type League,
  memberOf,
  planSeason,
  type Season,
  squadOf,
  teamsIn,
} from '@rokade/league';
import { normRuleSets } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { division, emptyDivision, leagueAfter, newIds } from './a-season.ts';

const teams = Array.from({ length: 10 }, (_, index) => `Hold ${index + 1}`);
const federations = ['DEN', 'DEN', 'GER', 'SWE', 'NOR'];

/** Ten teams of two players: the titled one of the first team beats everybody's first player but two. */
function season(): Season {
  const player = (team: number, no: number) => `${teams[team]}, Spiller ${no}`;
  const rounds = Array.from({ length: 9 }, (_, index) => index + 1);
  const matches = rounds.flatMap((round) => {
    const others = Array.from({ length: 9 }, (_, at) => 1 + ((at + round - 1) % 9));
    const order = [0, ...others];
    return Array.from({ length: 5 }, (_, at) => [order[at] ?? 0, order[9 - at] ?? 0] as const).map(
      ([home, away]) => ({
        where: '',
        row: round,
        round,
        day: `2026-10-${10 + round}`,
        time: '',
        place: '',
        home: teams[home] ?? '',
        away: teams[away] ?? '',
        boards: [1, 2].map((no) => ({
          players: {
            home: { name: player(home, no), nationalId: '' },
            away: { name: player(away, no), nationalId: '' },
          },
          score: home === 0 && no === 1 && round < 8 ? ('1-0' as const) : ('draw' as const),
        })),
        score: null,
        forfeited: '' as const,
        counts: null,
      }),
    );
  });
  return {
    teams: teams.map((name) => ({ name, club: '', hall: '' })),
    players: teams.flatMap((team, index) =>
      [1, 2].map((no) => ({
        where: '',
        row: 0,
        team,
        seat: 'regular' as const,
        values: {
          ...emptyMemberValues,
          name: player(index, no),
          rating: 1900 + index,
          title: no === 1 && index % 2 === 1 ? 'GM' : '',
          federation: federations[index % 5] ?? '',
          ...(no === 1 ? { fideRating: 2500 + index } : {}),
        },
      })),
    ),
    matches,
    byes: [],
    penalties: [],
    faults: [],
  };
}

const league = leagueAfter(
  [planSeason(emptyDivision(2), division, season(), { ids: newIds(), source: 'a file' }).command],
  emptyDivision(2),
);

const report = ({
  question,
}: {
  question: ReturnType<ReturnType<typeof trfReader>['normQuestion']>;
}) =>
  normRuleSets[0].report(
    { ...question.event, competition: 'ordinary', answers: {} },
    question.players,
  );

const ratingsIn = (one: League) =>
  teamsIn(one, division).flatMap(({ id }) =>
    squadOf(one, id).map((member) => {
      const { name, rating, fideRating } = memberOf(one, member.id)?.values ?? emptyMemberValues;
      return { name, rating, fideRating: fideRating ?? 0 };
    }),
  );

describe('norms of a division', () => {
  const question = trfReader(divisionDocument(league, division, 'fide')).normQuestion();

  it('are judged by FIDE’s ratings in the squads, with the team of each player', () => {
    expect(question.event).toMatchObject({ federation: 'DEN', rounds: 9, roundsPaired: 9 });
    expect(question.players[0]).toMatchObject({ rating: 2500, team: '1' });
    expect(question.players[1]).toMatchObject({ rating: null, team: '1' });
  });

  it('are found: nine games against nine teams, half of the opponents with titles', () => {
    const { norms } = report({ question });
    expect(norms.filter(({ no }) => no === 1)).toMatchObject([
      { title: 'GM', games: 9, halfPoints: 16, average: 2505 },
    ]);
  });

  it('are the same in the division’s report file', () => {
    const read = readInput(new TextEncoder().encode(makeTrf(divisionDocument(league, division))));
    if (!read.ok || read.value.kind !== 'document') throw new Error('not read');
    const reader = trfReader(read.value.document);
    expect(report({ question: reader.normQuestion() })).toEqual(report({ question }));
  });
});

describe('the ratings of a division', () => {
  const back = (text: string) => {
    const read = readSeason([{ name: 'x.trf', content: text }], { homeColour: 'black', legs: 1 });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const empty = emptyDivision(2);
    return leagueAfter(
      [planSeason(empty, division, read.value, { ids: newIds(), source: 'a file' }).command],
      empty,
    );
  };

  it('come back from a report file, both of them', () => {
    expect(ratingsIn(back(makeTrf(divisionDocument(league, division))))).toEqual(ratingsIn(league));
  });

  it('are national ones where nobody has FIDE’s', () => {
    const plain: Season = {
      ...season(),
      players: season().players.map((one) => ({
        ...one,
        values: { ...emptyMemberValues, name: one.values.name, rating: 1800, federation: 'DEN' },
      })),
    };
    const empty = emptyDivision(2);
    const own = leagueAfter(
      [planSeason(empty, division, plain, { ids: newIds(), source: 'a file' }).command],
      empty,
    );
    const again = ratingsIn(back(makeTrf(divisionDocument(own, division))));
    expect(again).toEqual(ratingsIn(own));
    expect(again.every(({ fideRating }) => fideRating === 0)).toBe(true);
  });
});

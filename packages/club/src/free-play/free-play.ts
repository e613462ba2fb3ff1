import { type FreeGame, freePlayFault, ruleSetsOf } from '@rokade/rules';
import type { ActOf, ContestAct, CourseAct } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { ContestFormat } from '../contest-format.ts';
import { entryName } from '../entry-name.ts';
import type { ContestRefusal } from '../refusal.ts';
import { rulesOf } from '../rules-of.ts';

const numberOf = ({ entries }: Contest, id: string): number =>
  entries.findIndex((one) => one.id === id) + 1;

const isGame = (act: CourseAct): act is ActOf<'game-played'> => act.kind === 'game-played';

const gameOf = (contest: Contest, { white, black, halfPoints, day }: ActOf<'game-played'>) => ({
  ...{ white: numberOf(contest, white), black: numberOf(contest, black) },
  ...{ halfPoints, day },
});

/** The games of a group, as they were noted; players by their place among those entered. */
export const freeGames = (contest: Contest): readonly FreeGame[] =>
  contest.acts.filter(isGame).map((act) => gameOf(contest, act));

function objection(contest: Contest, act: ContestAct): ContestRefusal | null {
  if (act.kind !== 'game-played') return { code: 'contest.other-format' };
  const fault = freePlayFault(
    rulesOf(contest, 'free-play'),
    freeGames(contest),
    gameOf(contest, act),
  );
  switch (fault?.kind) {
    case undefined:
      return null;
    case 'oneself':
      return { code: 'contest.oneself' };
    case 'same-colours': {
      const [name, opponent] = [entryName(contest, act.white), entryName(contest, act.black)];
      return { code: 'contest.same-colours', name, opponent };
    }
    case 'most-a-day': {
      const name = contest.entries[fault.player - 1]?.values.name ?? '';
      return {
        code: 'contest.most-a-day',
        field: 'when',
        name,
        most: rulesOf(contest, 'free-play').mostADay,
      };
    }
  }
}

/** A group whose players find their opponents themselves: "play when you like". */
export const freePlay: ContestFormat = {
  code: 'free-play',
  ruleSets: ruleSetsOf('free-play'),
  acts: ['game-played'],
  objection,
};

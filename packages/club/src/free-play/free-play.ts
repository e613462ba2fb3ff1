import { type FreeGame, freePlayFault, ruleSetsOf } from '@rokade/rules';
import type { ActOf, CourseAct } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { ContestFormat, Objection } from '../contest-format.ts';
import { entryName, nameOf, numberOf } from '../entries.ts';
import { rulesOf } from '../rules-of.ts';

const isGame = (act: CourseAct): act is ActOf<'game-played'> => act.kind === 'game-played';

const gameOf = (contest: Contest, { white, black, halfPoints, day }: ActOf<'game-played'>) => ({
  white: numberOf(contest, white),
  black: numberOf(contest, black),
  halfPoints,
  day,
});

/** The games of a group; players by their place in the order of entry. */
export const freeGames = (contest: Contest): readonly FreeGame[] =>
  contest.acts.filter(isGame).map((act) => gameOf(contest, act));

const objectionToGame: Objection<'game-played'> = (contest, act) => {
  const rules = rulesOf(contest, 'free-play');
  const fault = freePlayFault(rules, freeGames(contest), gameOf(contest, act));
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
      const name = nameOf(contest, fault.player);
      return { code: 'contest.most-a-day', field: 'when', name, most: rules.mostADay };
    }
  }
};

/** A group whose players choose their opponents: "play when you like". */
export const freePlay: ContestFormat = {
  code: 'free-play',
  ruleSets: ruleSetsOf('free-play'),
  objections: { 'game-played': objectionToGame },
};

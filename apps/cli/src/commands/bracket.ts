import {
  type BracketMatch,
  type CupBracket,
  cup,
  cupBracket,
  cupPlaces,
  pointsOf,
} from '@rokade/rules';
import { viewBracket } from '@rokade/tournament';
import { chosenSystem } from '../input/chosen-system.ts';
import { loadTournament } from '../input/load-tournament.ts';
import { questionTo } from '../input/question-to.ts';
import { wantsJson } from '../options.ts';
import { done, jsonLine, type Run } from '../outcome.ts';
import { bracketText } from '../say/bracket-text.ts';
import { playersByNo } from '../standings/standings-tables.ts';

const matchJson = ({ number, sides, games, outcome }: BracketMatch) => ({
  match: number,
  sides,
  games: games.map(({ roundNumber, kind, white, black, halfPoints, played }) => ({
    round: roundNumber,
    kind,
    white,
    black,
    points: halfPoints === null ? null : [pointsOf(halfPoints.white), pointsOf(halfPoints.black)],
    played,
  })),
  outcome,
});

const bracketJson = (bracket: CupBracket): string =>
  jsonLine({
    rounds: bracket.rounds.map(({ bracketRound, name, matches }) => ({
      bracketRound,
      name,
      matches: matches.map(matchJson),
    })),
    outcome: bracket.outcome,
    places: cupPlaces(bracket),
  });

/** `bracket FILE`: the bracket of a cup after the last round in FILE. */
export const bracket: Run = async (context, [file = '-']) => {
  const chosen = chosenSystem({ ...context, options: { ...context.options, system: cup.code } });
  if (!chosen.ok) return chosen.error;
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const request = source.pairingRequest(source.roundsPaired + 1);
  const found = cupBracket(questionTo(chosen.value, request, loaded.value));
  if (wantsJson(context)) return done(bracketJson(found), remarks);
  const heading = source.name === '' ? '' : `${source.name}\n\n`;
  const shown = viewBracket(found, playersByNo(source.players));
  return done(`${heading}${bracketText(context, shown)}`, remarks);
};

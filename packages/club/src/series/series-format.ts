import { isDay, titleGamesOutcome } from '@rokade/rules';
import type { ActOf, TitleGameOf } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { ContestFormat, Objection } from '../contest-format.ts';
import { invalid } from '../decide/values-refusal.ts';
import { entryName, nameOf, numberOf } from '../entries.ts';
import type { EntryId } from '../ids.ts';
import type { ContestRefusal } from '../refusal.ts';
import { rulesOf } from '../rules-of.ts';
import { legsOf } from './legs.ts';
import type { SeriesRules } from './series-rules.ts';
import { seriesTitle } from './series-title.ts';

function objectionToPlan(
  rules: SeriesRules,
  contest: Contest,
  act: ActOf<'leg-planned'>,
): ContestRefusal | null {
  if (!rules.kinds.includes(act.what)) return invalid('what', 'unknown');
  if (act.on !== '' && !isDay(act.on)) return invalid('on', 'not-a-date');
  if (act.name.length > 200) return invalid('name', 'too-long');
  return rules.objectionToPlan(contest, legsOf(contest), act);
}

/** Refuses impossible results: they must be whole numbers, and only points of card games can be negative. */
function objectionToScores(
  rules: SeriesRules,
  contest: Contest,
  act: ActOf<'leg-held'>,
): ContestRefusal | null {
  const leg = legsOf(contest).find(({ id }) => id === act.leg);
  if (leg === undefined) return { code: 'contest.unknown-leg', leg: act.leg };
  const measure = rules.measureOf(contest, leg.what);
  const most = measure === 'half-points' && act.games > 0 ? 2 * act.games : 100_000;
  const least = measure === 'points' ? -most : 0;
  for (const [index, { entry, value, penalty }] of act.scores.entries()) {
    const name = entryName(contest, entry);
    if (act.scores.findIndex((one) => one.entry === entry) !== index) {
      return { code: 'contest.scored-twice', name };
    }
    const isSound = Number.isInteger(value) && Number.isInteger(penalty) && penalty >= 0;
    if (!isSound || value < least || value > most) return { code: 'contest.score-invalid', name };
  }
  return rules.objectionToScores(contest, leg, act);
}

/** Refuses a winner whom the given games do not make the winner. */
function objectionToGames(
  contest: Contest,
  tied: readonly EntryId[],
  { winner, games }: { readonly winner: EntryId; readonly games: readonly TitleGameOf[] },
): ContestRefusal | null {
  const numbered = (id: EntryId): number => numberOf(contest, id);
  const played = games.map(({ white, black, halfPoints }) => ({
    white: numbered(white),
    black: numbered(black),
    halfPoints,
  }));
  const outcome = titleGamesOutcome(rulesOf(contest, 'title-games'), tied.map(numbered), played);
  switch (outcome.kind) {
    case 'open':
      return { code: 'contest.play-off-open' };
    case 'surplus':
      return { code: 'contest.play-off-surplus', game: outcome.game };
    case 'won':
      return numbered(winner) === outcome.no
        ? null
        : { code: 'contest.play-off-other', name: nameOf(contest, outcome.no) };
  }
}

const objectionToTitle =
  (rules: SeriesRules): Objection<'title-drawn' | 'title-played'> =>
  (contest, act) => {
    const { tied } = seriesTitle(rules, contest);
    const isTied = tied.length > 1 && (act.kind === 'title-drawn' || tied.includes(act.winner));
    if (!isTied) return { code: 'contest.no-tie' };
    return act.kind === 'title-drawn' || act.games === undefined
      ? null
      : objectionToGames(contest, tied, { winner: act.winner, games: act.games });
  };

/** The format of a series by its rules. */
export const seriesFormat = (
  code: string,
  ruleSets: readonly string[],
  series: SeriesRules,
): ContestFormat => ({
  code,
  ruleSets,
  series,
  objections: {
    'leg-planned': (contest, act) => objectionToPlan(series, contest, act),
    'leg-held': (contest, act) => objectionToScores(series, contest, act),
    'leg-dropped': (contest, { leg }) =>
      legsOf(contest).some(({ id }) => id === leg) ? null : { code: 'contest.unknown-leg', leg },
    ...(series.drawsTitle ? { 'title-drawn': objectionToTitle(series) } : {}),
    'title-played': objectionToTitle(series),
  },
});

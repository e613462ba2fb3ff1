import type { Result } from '@rokade/rules';
import { type DivisionFormCode, usualForm } from '../division-form-fields.ts';
import { type Division, divisionOf, type League, type Match } from '../league.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { matchScore } from '../views/match-score.ts';
import { cupPairs, drawCupRound } from './cup.ts';
import type { Drawing, RoundDraft } from './round-draft.ts';
import { drawSwissRound, roundsPlanned } from './swiss.ts';

/** What a form of a division needs, and what becomes of it. */
export interface DivisionForm {
  readonly code: DivisionFormCode;
  /** How the next round is drawn; null: the whole schedule is drawn at once. */
  readonly drawRound:
    | ((league: League, division: Division, drawing: Drawing) => Result<RoundDraft, LeagueRefusal>)
    | null;
  /** The number of teams that the form is for; null: any. */
  readonly teams: number | null;
  /** Whether a line-up is for all rounds to come, too. */
  readonly linesUpOnce: boolean;
  /** What readers see first. */
  readonly shows: 'table' | 'bracket';
  /** Whether places of its table lead up and down. */
  readonly leadsOn: boolean;
  /** Whether matches of teams that withdraw can be struck. */
  readonly strikes: boolean;
  /** How tie-breaks look at its rounds. */
  readonly tieBreaks: 'round-robin' | 'swiss';
  /** Whether everything that was planned is played. */
  readonly isOver: (league: League, division: Division) => boolean;
}

const matchesOf = ({ matches }: League, { id }: Division): readonly Match[] =>
  matches.filter((match) => match.division === id);

const allPlayed = (league: League, division: Division): boolean => {
  const matches = matchesOf(league, division);
  return matches.length > 0 && matches.every((one) => matchScore(league, one).points !== null);
};

/** The newest round of a division that has matches or was drawn; 0: none. */
export const newestRound = (league: League, division: Division): number =>
  Math.max(
    0,
    ...division.drawn.map(({ round }) => round),
    ...matchesOf(league, division)
      .filter(({ isPlayOff }) => !isPlayOff)
      .map(({ round }) => round),
  );

const atOnce = {
  drawRound: null,
  shows: 'table',
  tieBreaks: 'round-robin',
  isOver: allPlayed,
} as const;

/** The forms of divisions. */
const divisionForms: Readonly<Record<DivisionFormCode, DivisionForm>> = {
  'all-play-all': {
    ...atOnce,
    code: 'all-play-all',
    teams: null,
    linesUpOnce: false,
    leadsOn: true,
    strikes: true,
  },
  swiss: {
    code: 'swiss',
    drawRound: drawSwissRound,
    teams: null,
    linesUpOnce: false,
    shows: 'table',
    leadsOn: true,
    strikes: false,
    tieBreaks: 'swiss',
    isOver: (league, division) =>
      allPlayed(league, division) && newestRound(league, division) >= roundsPlanned(division),
  },
  cup: {
    code: 'cup',
    drawRound: drawCupRound,
    teams: null,
    linesUpOnce: false,
    shows: 'bracket',
    leadsOn: false,
    strikes: false,
    tieBreaks: 'round-robin',
    isOver: (league, division) => {
      const pairs = cupPairs(league, division.id);
      const last = pairs.at(-1);
      const isFinal = pairs.filter(({ round }) => round === last?.round).length === 1;
      return isFinal && (last?.state === 'won' || last?.state === 'nobody');
    },
  },
  scheveningen: {
    ...atOnce,
    code: 'scheveningen',
    teams: 2,
    linesUpOnce: true,
    leadsOn: false,
    strikes: false,
  },
};

/** The form of a division. */
export const formOf = ({ values }: Pick<Division, 'values'>): DivisionForm =>
  divisionForms[values.form ?? usualForm];

/** How many matches a pair has in a round: two in a cup in which each team plays at home. */
export const legsOf = ({ values }: Pick<Division, 'values'>): 1 | 2 =>
  formOf({ values }).shows === 'bracket' && values.twoLegs === true ? 2 : 1;

/** Whether a line-up in a division is for the team's matches to come, too: by its form, or as it says. */
export function linesUpOnce(league: League, { division: id }: Pick<Match, 'division'>): boolean {
  const division = divisionOf(league, id);
  return (
    division !== undefined &&
    (formOf(division).linesUpOnce || division.values.lineUps === 'to-come')
  );
}

import {
  type ClubMember,
  type ClubTeam,
  clubPrizes,
  type League,
  memberName,
  teamName,
} from '@rokade/league';
import type { ClubPrizeRow } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';

/** A team of a club with its prizes, as the page shows it. */
export interface ClubTeamPrizes {
  readonly team: string;
  readonly rounds: number;
  readonly least: number;
  readonly rows: readonly ClubPrizeRow[];
}

function noteOf(
  { outcome, played, leftOut }: ClubMember,
  { least }: ClubTeam,
  t: TranslateFor<'leagues'>,
): string {
  const words = outcome === 'too-few' ? t('leagues.prize-too-few', { played, least }) : null;
  const prize = outcome === 'prize' ? t('leagues.prize') : null;
  const left = leftOut.length === 0 ? null : t('leagues.prize-left-out', { games: leftOut.length });
  return [prize, words, left].filter((part) => part !== null).join('; ');
}

/** The prizes within the teams of a club. */
export const clubPrizeLines = (
  league: League,
  club: string,
  t: TranslateFor<'leagues'>,
): readonly ClubTeamPrizes[] =>
  clubPrizes(league, club).map((team) => ({
    team: teamName(league, team.team),
    rounds: team.rounds,
    least: team.least,
    rows: team.members.map((member) => ({
      name: memberName(league, member.player),
      played: member.played,
      halfPoints: member.halfPoints,
      share: shareText(member),
      note: noteOf(member, team, t),
    })),
  }));

/** The share of the possible points, in percent with one decimal; '' = no game counts. */
const shareText = ({ counted, halfPoints }: ClubMember): string =>
  counted === 0 ? '' : `${(Math.round((1000 * halfPoints) / (2 * counted)) / 10).toFixed(1)} %`;

import { isJunior, isSenior } from '../../kernel/age-group.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { ThinkingTime } from '../../kernel/thinking-time.ts';

/** The groups for whom a club's tournament can be. */
export const openToCodes = ['all', 'seniors', 'women', 'youth'] as const;
export type OpenTo = (typeof openToCodes)[number];

/** The facts that decide whether a player may play. */
export interface WhoPlays {
  readonly sex: 'm' | 'w' | '';
  /** null: not known. */
  readonly birthYear: number | null;
}

/** Ages in a calendar year: a player who reaches one belongs to the group for the whole year. */
const ages = { seniors: { m: 60, w: 55 }, youth: 21 } as const;

interface Group {
  readonly article: string;
  /** null: a necessary fact is not known. */
  readonly isOpenTo: (who: WhoPlays, year: number) => boolean | null;
}

/**
 * Whether a player is a senior. If the sex is not known, the later age decides; between both ages it is
 * not known.
 */
function isOfSeniors({ sex, birthYear }: WhoPlays, year: number): boolean | null {
  if (birthYear === null) return null;
  if (sex !== '') return isSenior(birthYear, year, ages.seniors[sex]);
  if (isSenior(birthYear, year, ages.seniors.m)) return true;
  return isSenior(birthYear, year, ages.seniors.w) ? null : false;
}

/** @article Tempelhof 2018 III.B.2, III.E.1, III.F.1, III.F.2, III.F.3 */
const groups: Readonly<Record<OpenTo, Group>> = {
  all: { article: 'III.F.3', isOpenTo: () => true },
  seniors: { article: 'III.E.1', isOpenTo: isOfSeniors },
  women: { article: 'III.F.1', isOpenTo: ({ sex }) => (sex === '' ? null : sex === 'w') },
  youth: {
    article: 'III.F.2',
    isOpenTo: ({ birthYear }, year) =>
      birthYear === null ? null : isJunior(birthYear, year, ages.youth),
  },
};

/** Whether a player may play without an exception, in the year a tournament begins, and the article. */
export const mayPlay = (
  openTo: OpenTo,
  who: WhoPlays,
  year: number,
): { readonly is: boolean | null; readonly article: string } => ({
  is: groups[openTo].isOpenTo(who, year),
  article: `Tempelhof ${groups[openTo].article}`,
});

/** The codes for whether a club's tournament is held, and how often everybody meets. */
export const meetingReasonCodes = [
  /** Facts: count, least. */
  'meeting.too-few',
  /** Facts: count. */
  'meeting.play-twice',
  /** It may be part of the club championship, whose best such player wins the title. */
  'meeting.inside-championship',
  /** Facts: minutes. */
  'meeting.other-time',
] as const;
export type MeetingReason = Reason<(typeof meetingReasonCodes)[number]>;

const fewest = 3;
const twiceUpTo = 6;

/** The groups whose championship can be part of the club's if they are too few. */
const insideChampionship: readonly OpenTo[] = ['women', 'youth'];

/**
 * Where a club's tournament does not meet the rules: it needs at least three players, and three to six
 * meet twice. Too few women or youths may play for their title within the club championship.
 *
 * @article Tempelhof 2018 I.14, III.F.5
 */
export function meetingFindings(
  count: number,
  cycles: 1 | 2 | null,
  openTo: OpenTo,
): readonly MeetingReason[] {
  const article = 'Tempelhof I.14';
  if (count < fewest) {
    const inside = reason('meeting.inside-championship', 'Tempelhof III.F.5');
    return [
      reason('meeting.too-few', article, { count, least: fewest }),
      ...(insideChampionship.includes(openTo) ? [inside] : []),
    ];
  }
  return count <= twiceUpTo && cycles !== 2
    ? [reason('meeting.play-twice', article, { count })]
    : [];
}

/** Each player's minutes for a game of the seniors' championship. */
const seniorMinutes = 60;

/**
 * The seniors' championship is played with an hour for the whole game. Those of women and youth, and
 * summer and special tournaments, may have another time.
 *
 * @article Tempelhof 2018 III.E.2, III.F.4
 */
export function timeFindings(
  openTo: OpenTo,
  { stages, incrementSeconds }: ThinkingTime,
): readonly MeetingReason[] {
  if (openTo !== 'seniors') return [];
  const [only] = stages;
  const isAnHour =
    stages.length === 1 &&
    only?.moves === null &&
    only.minutes === seniorMinutes &&
    incrementSeconds === 0;
  const facts = { minutes: seniorMinutes };
  return isAnHour ? [] : [reason('meeting.other-time', 'Tempelhof III.E.2', facts)];
}

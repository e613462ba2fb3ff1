import { isJunior, isSenior } from '../../kernel/age-group.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { ThinkingTime } from '../../kernel/thinking-time.ts';

/** Whom a tournament of a club is for. */
export const openToCodes = ['all', 'seniors', 'women', 'youth'] as const;
export type OpenTo = (typeof openToCodes)[number];

/** What decides whether somebody may play. */
export interface WhoPlays {
  readonly sex: 'm' | 'w' | '';
  /** null: not known. */
  readonly birthYear: number | null;
}

/** Ages in a calendar year: whoever reaches one belongs there for the whole of it. */
const ages = { seniors: { m: 60, w: 55 }, youth: 21 } as const;

interface Group {
  readonly article: string;
  /** null: what it rests on is not known. */
  readonly isOpenTo: (who: WhoPlays, year: number) => boolean | null;
}

/** Of whom the sex is not known the later age counts, and the earlier one is not known to. */
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

/** Whether somebody may play without an exception, in the year a tournament begins, and where it stands. */
export const mayPlay = (
  openTo: OpenTo,
  who: WhoPlays,
  year: number,
): { readonly is: boolean | null; readonly article: string } => ({
  is: groups[openTo].isOpenTo(who, year),
  article: `Tempelhof ${groups[openTo].article}`,
});

/** Every code that says whether a club's tournament is played, and how often everybody meets. */
export const meetingReasonCodes = [
  /** Facts: count, least. */
  'meeting.too-few',
  /** Facts: count. */
  'meeting.play-twice',
  /** It may be played inside the club championship, the best of them champion. */
  'meeting.inside-championship',
  /** Facts: minutes. */
  'meeting.other-time',
] as const;
export type MeetingReason = Reason<(typeof meetingReasonCodes)[number]>;

const fewest = 3;
const twiceUpTo = 6;

/** Whose championship is played inside the club's where they are too few. */
const insideChampionship: readonly OpenTo[] = ['women', 'youth'];

/**
 * What is not as a club's tournament wants it: three players at least, and three to six meet twice.
 * Too few women or youths may play for their title inside the club championship.
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

/** How long each of two has for a game of the seniors' championship. */
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

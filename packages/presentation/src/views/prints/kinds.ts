import {
  hasClassedPlayers,
  hasPage,
  reportObjection,
  type Tournament,
  type Visibility,
} from '@rokade/tournament';

/** The lists Rokade prints. */
export const printKinds = [
  'pairings',
  'names',
  'standings',
  'classes',
  'crosstable',
  'progress',
  'workings',
  'bracket',
  'teams',
  'schedule',
  'seats',
  'players',
  'check-in',
  'signatures',
  'open',
  'envelopes',
  'cards',
  'slips',
  'scoresheets',
  'times',
  'codes',
  'badges',
  'prizes',
  'receipts',
  'diplomas',
  'rating',
  'certificates',
  'fide-forms',
  'statistics',
  'incidents',
  'arbiter-report',
  'emergency',
  'about',
] as const;
export type PrintKind = (typeof printKinds)[number];

/** What decides which lists a tournament has. */
export const listsOf = (t: Tournament) => ({
  system: t.settings.system,
  hasClasses: hasClassedPlayers(t),
  isProvisional: reportObjection(t) !== null,
});

/** What is sent to a federation: there is none of a tournament finished with games still open. */
export const isReport = (kind: PrintKind): boolean =>
  kind === 'rating' || kind === 'certificates' || kind === 'fide-forms';

/** The kind a text names, or null if it names none. */
export const parsePrintKind = (text: string): PrintKind | null =>
  printKinds.find((kind) => kind === text) ?? null;

/** Lists that are about one round. */
export const isAboutRound = (kind: PrintKind): boolean =>
  kind === 'pairings' ||
  kind === 'names' ||
  kind === 'slips' ||
  kind === 'scoresheets' ||
  kind === 'times';

/** Lists after a round. */
export const isAfterRound = (kind: PrintKind): boolean =>
  kind === 'standings' ||
  kind === 'crosstable' ||
  kind === 'progress' ||
  kind === 'workings' ||
  kind === 'statistics' ||
  kind === 'arbiter-report';

/** Lists that hold for the whole tournament. */
export const isAboutAll = (kind: PrintKind): boolean => !isAboutRound(kind) && !isAfterRound(kind);

/** What is printed for a round in one go, upright sheets all; the pairings by board come first. */
const roundSet: readonly string[] = ['pairings', 'names', 'slips', 'standings', 'players', 'open'];

export const isInRoundSet = (kind: string): boolean => roundSet.includes(kind);

/** Whether a tournament by this system, in classes or not, settled or not, has anything for the list to show. */
export function isKindOf(
  kind: PrintKind,
  { system, hasClasses, isProvisional }: ReturnType<typeof listsOf>,
): boolean {
  if (kind === 'classes') return hasClasses;
  if (isReport(kind)) return !isProvisional;
  const ofSystem = ['bracket', 'teams', 'schedule', 'seats'] as const;
  const page = ofSystem.find((each) => each === kind);
  return page === undefined || hasPage(system, page);
}

const publicKinds = (
  visibility: Visibility,
  prizes: boolean,
): Readonly<Record<PrintKind, boolean>> => ({
  pairings: true,
  names: true,
  players: true,
  'check-in': false,
  signatures: false,
  badges: false,
  diplomas: false,
  emergency: false,
  statistics: visibility.standings,
  'arbiter-report': false,
  bracket: true,
  teams: visibility.standings,
  schedule: true,
  seats: true,
  open: true,
  standings: visibility.standings,
  classes: visibility.standings,
  workings: visibility.standings,
  crosstable: visibility.crosstable,
  progress: visibility.crosstable,
  cards: visibility.playerCards,
  slips: false,
  scoresheets: false,
  times: false,
  envelopes: false,
  incidents: false,
  codes: false,
  prizes,
  receipts: false,
  rating: false,
  certificates: false,
  'fide-forms': false,
  about: true,
});

/**
 * The lists somebody may print: all of them whoever sees the whole event, else those the organiser shows.
 *
 * @param prizes whether the prizes are shown
 */
export function kindsFor(
  visibility: Visibility,
  seesAll: boolean,
  prizes: boolean,
): readonly PrintKind[] {
  const open = publicKinds(visibility, prizes);
  return printKinds.filter((kind) => seesAll || open[kind]);
}

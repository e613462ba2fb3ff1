import type { CupStage } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import type { PlayOfRound, SystemPage } from '@rokade/tournament';
import type { RoundTimes } from '../chess/round-clock.ts';
import type { RoundState } from './round-state.ts';

/** What every public page knows about its tournament. */
export interface PublicTournament {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly group: string;
  /** Not published: only somebody signed in sees the page. */
  readonly hidden: boolean;
  readonly finished: boolean;
  /** The newest published round, 0 before the first. */
  readonly round: number;
  readonly roundsPlanned: number;
  /** What the newest round is in a cup; null in any other tournament. */
  readonly stage: CupStage | null;
  /** When and how the newest round is played; null before the first. */
  readonly play: PlayOfRound | null;
  readonly state: RoundState | null;
  /** When the newest round begins and stops waiting. */
  readonly times: RoundTimes;
  readonly visible: {
    readonly standings: boolean;
    readonly crosstable: boolean;
    readonly playerCards: boolean;
    readonly prizes: boolean;
    /** A round robin's crosstable is what its readers look for first. */
    readonly crosstableFirst: boolean;
    /** The pages that the system has besides. */
    readonly ofSystem: readonly SystemPage[];
    /** It is a championship of classes. */
    readonly classes: boolean;
    /** Games were put off. */
    readonly due: boolean;
    /** A cup has a bracket. */
    readonly bracket: boolean;
  };
}

/** A page a reader can go to. */
export interface PublicPageLink {
  readonly key: KeyFor<'tournament'>;
  /** Said where there is room; `key` otherwise. */
  readonly longKey?: KeyFor<'tournament'>;
  readonly path: string;
  /** The beginning of the paths that count as this page. */
  readonly under?: string;
}

/** The pages that a tournament shows to the public, the most visited first. `me`: the reader's id. */
export function publicPages(
  { id, round, visible }: PublicTournament,
  me: string | null,
): readonly PublicPageLink[] {
  const base = `/t/${id}`;
  const played = round > 0;
  const page = (shown: boolean, link: PublicPageLink): readonly PublicPageLink[] =>
    shown ? [link] : [];
  const crosstable: PublicPageLink = { key: 'terms.crosstable', path: `${base}/crosstable` };
  const hasOf = (systemPage: SystemPage): boolean => visible.ofSystem.includes(systemPage);
  return [
    { key: 'public.overview', path: base },
    ...page(played, {
      key: 'terms.rounds',
      longKey: 'public.pairings-and-results',
      path: `${base}/round/${round}`,
      under: `${base}/round/`,
    }),
    ...page(played && visible.bracket, { key: 'cup.bracket', path: `${base}/bracket` }),
    ...page(played && visible.crosstableFirst, crosstable),
    ...page(hasOf('teams') && visible.standings, { key: 'teams.teams', path: `${base}/teams` }),
    ...page(played && visible.standings, { key: 'terms.standings', path: `${base}/standings` }),
    ...page(visible.classes && visible.standings, {
      key: 'championship.title',
      path: `${base}/classes`,
    }),
    ...page(played && visible.crosstable && !visible.crosstableFirst, crosstable),
    ...page(played && (hasOf('open') || visible.due), {
      key: 'public.open-games',
      path: `${base}/open`,
    }),
    ...page(hasOf('seats'), { key: 'seats.plan', path: `${base}/seats` }),
    ...page(hasOf('schedule'), { key: 'schedule.schedule', path: `${base}/schedule` }),
    ...page(visible.prizes, { key: 'prizes.prizes', path: `${base}/prizes` }),
    { key: 'public.players-list', path: `${base}/players` },
    { key: 'public.about', longKey: 'print.kind-about', path: `${base}/about` },
    ...page(visible.playerCards && me !== null, {
      key: 'public.my-card',
      path: `${base}/player/${encodeURIComponent(me ?? '')}`,
    }),
  ];
}

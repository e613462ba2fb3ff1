import { dateText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import { isFinishedProvisionally, playOfRound, type Tournament } from '@rokade/tournament';
import { fideModeText, shownFideMode } from '../chess/fide-mode-text.ts';
import { roundPlayTexts } from '../chess/round-play-text.ts';
import { isAboutRound } from '../views/prints/kinds.ts';
import type { PrintRequest } from './print-request.ts';

/** What stands at the head of each sheet. */
export interface SheetHead {
  readonly event: string;
  readonly group: string;
  /** "Pairings by board", "Standings after round 4" */
  readonly title: string;
  /** "Round 4"; '' where the title says it or the list is about no round. */
  readonly round: string;
  /** The number of that round, for the large figure at the head; 0 where the list is about none. */
  readonly roundNumber: number;
  /** Place and, for a round, its date. */
  readonly details: string;
  /** How a round is played: its thinking time and waiting time; '' where the list is about none. */
  readonly play: string;
  /** A round that is not published yet. */
  readonly draft: boolean;
  /** "FIDE mode", or that it was left; '' where the tournament never was in it. */
  readonly fideMode?: string;
  /** Finished with games that are still open. */
  readonly provisional?: boolean;
}

function titleText({ kind, round }: PrintRequest, t: TranslateFor<'tournament'>): string {
  const isTable =
    kind === 'standings' || kind === 'crosstable' || kind === 'progress' || kind === 'workings';
  if (isTable && round > 0) return t(`public.${kind}-after`, { round });
  const list = t(`print.kind-${kind}`);
  const isAfter = kind === 'statistics' || kind === 'arbiter-report';
  return isAfter && round > 0 ? t('print.after-round', { list, round }) : list;
}

/** The head of a list, in the language of the list. */
export function sheetHead(
  tournament: Tournament,
  request: PrintRequest,
  t: TranslateFor<'tournament'>,
): SheetHead {
  const { kind, round, language } = request;
  const play = isAboutRound(kind) && round > 0 ? playOfRound(tournament, round) : null;
  const { settings, rounds } = tournament;
  const playTexts = play === null ? [] : roundPlayTexts({ t, language }, play);
  return {
    event: settings.name,
    group: settings.group,
    title: titleText(request, t),
    round: isAboutRound(kind) && round > 0 ? t('terms.round-n', { round }) : '',
    roundNumber: isAboutRound(kind) ? round : 0,
    details: [settings.place, dateText(language, play?.date ?? '')].filter(Boolean).join(' · '),
    play: playTexts.join(' · '),
    fideMode: fideModeText(t, shownFideMode(tournament.fideMode)),
    provisional: isFinishedProvisionally(tournament),
    draft: isAboutRound(kind) && rounds[round - 1]?.status === 'draft',
  };
}

import { editionName, unreachable } from '@rokade/rules';
import { dateText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { JournalEntry, JournalEvent, Prizes, Tournament } from '@rokade/tournament';
import { opponentsText } from '../../chess/opponents-text.ts';
import type { Locale } from '../../words/locale.ts';
import { appealWords, isOfAppeals, type OfAppeals } from './appeal-words.ts';
import { championshipWords, isOfChampionship, type OfChampionship } from './championship-words.ts';
import { countTogether } from './done-together.ts';
import { fieldKey, isFieldName } from './field-keys.ts';
import { incidentWords, type OfIncidents } from './incident-words.ts';
import { isOfLots, lotsWords, type OfLots } from './lots-words.ts';
import { countedWords, type Reading, reportedWords, type Words } from './reported-words.ts';
import { resultInWords } from './result-words.ts';

/** The data that the text of a journal entry depends on, besides the entry. */
export interface EventContext extends Reading, Pick<Locale<'console'>, 't' | 'language'> {
  /** The journal entry with a version. */
  readonly entryAt: (version: number) => JournalEntry | undefined;
  /** The tournament after the entry with a version; undefined: not known. */
  readonly stateAt: (version: number) => Tournament | undefined;
}

/** The labels of the changed fields, as a list in a sentence. */
const listed = (t: TranslateFor<'console'>, changes: object, federation = ''): string =>
  Object.keys(changes)
    .filter(isFieldName)
    .map((field) => t(fieldKey(field, federation)))
    .join(', ');

type ResultEvent = Extract<JournalEvent, { kind: 'result-entered' | 'result-corrected' }>;

/** The names of the two players at a board, White first. */
const playersOf = (
  { names }: EventContext,
  { white, black }: { readonly white: string; readonly black: string },
): string => opponentsText(names.get(white) ?? white, names.get(black) ?? black);

/** The players at a board, its result and the result that it had before. */
function resultWords(context: EventContext, event: ResultEvent, version: number): Words {
  const { t, stateAt } = context;
  const { round, board } = event;
  const result = resultInWords(t, event.result);
  const game = stateAt(version - 1)?.rounds[round - 1]?.games[board - 1];
  if (game === undefined) return { key: `history.${event.kind}`, facts: { round, board, result } };
  const facts = { round, board, players: playersOf(context, game), result };
  return game.result === null
    ? { key: 'history.result-of', facts }
    : { key: 'history.result-changed', facts: { ...facts, before: resultInWords(t, game.result) } };
}

/**
 * The kinds of entries that are shown as one line with a number of people instead of each name, if
 * one act wrote several.
 */
export const groupedKinds = ['player-entered', 'player-changed', 'player-removed'] as const;

const isGrouped = (
  event: JournalEvent,
): event is Extract<JournalEvent, { kind: (typeof groupedKinds)[number] }> =>
  groupedKinds.some((kind) => kind === event.kind);

function playerWords(
  { t, names, stateAt }: EventContext,
  event: Exclude<Extract<JournalEvent, { player: string }>, OfChampionship | OfIncidents>,
  version: number,
): Words {
  const player = names.get(event.player) ?? event.player;
  switch (event.kind) {
    case 'player-entered':
      return event.fromRound === 1
        ? { key: 'history.player-entered', facts: { player } }
        : { key: 'history.player-entered-late', facts: { player, round: event.fromRound } };
    case 'player-changed':
    case 'player-changes-declined': {
      const { federation } = stateAt(version)?.settings ?? {};
      const changes = 'changes' in event ? event.changes : event.values;
      const fields = listed(t, changes, federation);
      return { key: `history.${event.kind}`, facts: { player, fields } };
    }
    case 'player-removed':
    case 'player-erased':
      return { key: `history.${event.kind}`, facts: { player } };
    case 'player-withdrawn':
    case 'player-expelled':
    case 'player-returned':
      return { key: `history.${event.kind}`, facts: { player, round: event.fromRound } };
    case 'player-table-fixed':
      return event.table === null
        ? { key: 'history.player-table-free', facts: { player } }
        : { key: 'history.player-table-fixed', facts: { player, table: event.table } };
    case 'player-excused':
      return {
        key: event.duty ? 'history.player-excused-duty' : 'history.player-excused',
        facts: { player, round: event.round },
      };
    case 'bye-granted':
    case 'bye-requested': {
      const bye = t(`terms.bye-${event.request.bye}`);
      return { key: `history.${event.kind}`, facts: { player, round: event.request.round, bye } };
    }
    case 'player-asked': {
      const facts = { player, round: event.round };
      return event.wish === 'withdrawal'
        ? { key: 'history.player-asked-withdrawal', facts }
        : { key: 'history.player-asked', facts: { ...facts, bye: t(`terms.bye-${event.wish}`) } };
    }
    case 'player-ask-taken-back':
    case 'player-ask-declined':
    case 'bye-request-cancelled':
    case 'player-kept-in':
    case 'player-excuse-removed':
      return { key: `history.${event.kind}`, facts: { player, round: event.round } };
    default:
      return unreachable(event);
  }
}

function prizesWords(prizes: Prizes | null): Words {
  if (prizes === null) return { key: 'history.prizes-removed', facts: {} };
  const lists = prizes.plan.lists.map(({ name }) => name).join(', ');
  return { key: 'history.prizes-set', facts: { lists } };
}

/** The result by which a game is rated, if that differs from the result that counts. */
function ratedWords(
  context: EventContext,
  event: Extract<JournalEvent, { kind: 'rating-result-decided' }>,
  version: number,
): Words {
  const { t, stateAt } = context;
  const { round, board, result } = event;
  if (result === null)
    return { key: 'history.rating-result-as-it-stands', facts: { round, board } };
  const rated = resultInWords(t, result);
  const game = stateAt(version - 1)?.rounds[round - 1]?.games[board - 1];
  if (game === undefined) {
    return { key: 'history.rating-result-decided', facts: { round, board, rated } };
  }
  const players = playersOf(context, game);
  const before = resultInWords(t, game.result);
  return {
    key: 'history.rating-result-of',
    facts: { round, board, players, rated, result: before },
  };
}

/** The report that was sent, and when, or the ratings by which one is made. */
function sentWords(
  { language }: EventContext,
  event: Extract<JournalEvent, { kind: 'report-sent' | 'month-ratings-set' }>,
): Words {
  if (event.kind === 'month-ratings-set') {
    const { month, ratings } = event;
    return { key: `history.${event.kind}`, facts: { month, count: ratings.length } };
  }
  const { report, month, edition, day } = event;
  const facts = { edition: editionName(edition), day: dateText(language, day) };
  return month === null
    ? { key: `history.${report}-sent`, facts }
    : { key: `history.${report}-sent-month`, facts: { ...facts, month } };
}

type BoardEvent = Extract<
  JournalEvent,
  { kind: 'pair-added' | 'colours-swapped' | 'game-rating-decided' | 'late-reserve-noted' }
>;

/** The change to a board other than of its result. */
function boardWords(context: EventContext, event: BoardEvent): Words {
  const { kind, round, board } = event;
  const more =
    kind === 'pair-added'
      ? { players: playersOf(context, event) }
      : {
          rated: Number('rated' in event && event.rated),
          late: Number('late' in event && event.late),
        };
  return { key: `history.${kind}`, facts: { round, board, ...more } };
}

/** The entry to which the journal went back, and its text. */
function returnedWords(
  context: EventContext,
  { toVersion: version }: Extract<JournalEvent, { kind: 'returned-to' }>,
): Words {
  const target = context.entryAt(version);
  return target === undefined
    ? { key: 'history.returned-to-line', facts: { version } }
    : { key: 'history.returned-to', facts: { version, what: entryText(context, target) } };
}

/** The time at which a round began, in the hall's time zone. */
const begunWords = (
  { language }: EventContext,
  { round, at }: Extract<JournalEvent, { kind: 'round-begun' }>,
): Words =>
  at === ''
    ? { key: 'history.round-not-begun', facts: { round } }
    : { key: 'history.round-begun', facts: { round, at: dateText(language, at, 'short') } };

const namesOf = ({ names }: EventContext, ids: readonly string[]): string =>
  ids.map((id) => names.get(id) ?? id).join('; ');

/** The players who were checked in for a round, or whose check-in was undone. */
const seenWords = (
  context: EventContext,
  { kind, round, players }: Extract<JournalEvent, { players: unknown }>,
): Words => ({ key: `history.${kind}`, facts: { round, players: namesOf(context, players) } });

const settingWords = (
  t: EventContext['t'],
  event: Extract<JournalEvent, { kind: 'tournament-created' | 'settings-changed' }>,
): Words =>
  event.kind === 'tournament-created'
    ? { key: 'history.tournament-created', facts: { name: event.settings.name } }
    : { key: 'history.settings-changed', facts: { fields: listed(t, event.changes) } };

function tournamentWords(
  context: EventContext,
  event: Exclude<JournalEvent, { player: string } | OfAppeals | OfChampionship | OfLots>,
  version: number,
): Words {
  const { t } = context;
  switch (event.kind) {
    case 'tournament-created':
    case 'settings-changed':
      return settingWords(t, event);
    case 'prizes-set':
      return prizesWords(event.prizes);
    case 'round-paired':
    case 'moves-attached':
      return countedWords(event);
    case 'result-entered':
    case 'result-corrected':
      return resultWords(context, event, version);
    case 'result-reported':
    case 'reports-settled':
    case 'round-verified':
      return reportedWords(context, event);
    case 'rating-result-decided':
      return ratedWords(context, event, version);
    case 'report-sent':
    case 'month-ratings-set':
      return sentWords(context, event);
    case 'pair-added':
    case 'colours-swapped':
    case 'game-rating-decided':
    case 'late-reserve-noted':
      return boardWords(context, event);
    case 'players-checked-in':
    case 'check-in-undone':
      return seenWords(context, event);
    case 'absences-settled':
    case 'draft-altered':
    case 'round-published':
    case 'round-withdrawn':
      return { key: `history.${event.kind}`, facts: { round: event.round } };
    case 'round-begun':
      return begunWords(context, event);
    case 'entries-closed':
    case 'entries-reopened':
    case 'tournament-finished':
    case 'tournament-reopened':
    case 'fide-mode-entered':
    case 'fide-mode-left':
      return { key: `history.${event.kind}`, facts: {} };
    case 'returned-to':
      return returnedWords(context, event);
    default:
      return unreachable(event);
  }
}

function wordsOf(context: EventContext, event: JournalEvent, version: number): Words {
  if (isOfAppeals(event)) return appealWords(context, event);
  if (event.kind === 'incident-recorded') return incidentWords(context, event);
  if (isOfLots(event)) return lotsWords(context, event);
  if (isOfChampionship(event)) return championshipWords(context, event);
  const count = isGrouped(event) ? countTogether(context.entryAt, version) : 1;
  if (isGrouped(event) && count > 1) return { key: `history.many-${event.kind}`, facts: { count } };
  if ('player' in event) return playerWords(context, event, version);
  return tournamentWords(context, event, version);
}

/** The text of a journal entry in the reader's language. */
export function entryText(
  context: EventContext,
  { event, version }: Pick<JournalEntry, 'event' | 'version'>,
): string {
  const { key, facts } = wordsOf(context, event, version);
  return context.t(key, facts);
}

import type { Language, PlayerId, PrintLook, Tournament } from '@rokade/tournament';
import { isRoundRobin, parseLanguage, parsePlayerId, publishedRounds } from '@rokade/tournament';
import { isAboutRound, isAfterRound, type PrintKind } from '../views/prints/kinds.ts';
import { parseRound } from '../views/round/chosen-round.ts';
import type { Query } from '../words/query.ts';
import { parsePrintLook } from './print-looks.ts';

/** How many of what is cut out fit a sheet, the usual number last; of what is not cut none of it matters. */
export const countsPerSheet = (kind: PrintKind): readonly number[] =>
  kind === 'badges' ? [8, 10] : [2, 3, 4];

/** How the list on which players sign is ordered; `event` and `groups` are of all groups of an event. */
export const signatureOrders = ['name', 'club', 'event', 'groups'] as const;

/** Who gets a certificate. */
export const diplomaChoices = ['first-3', 'first-10', 'prizes', 'all'] as const;

/** Longest text of one's own on a certificate. */
export const mostWords = 500;

/** What is to be printed, as the address asks for it and the tournament allows it. */
export interface PrintRequest {
  readonly kind: PrintKind;
  readonly language: Language;
  /** The round it is about; 0 where there is none yet or the list is about no round. */
  readonly round: number;
  /** One player's card alone. */
  readonly player: PlayerId | null;
  readonly perSheet: number;
  /** The tournament's own look, unless the address says another. */
  readonly look: PrintLook;
  /** A crosstable has a column for each of so many players; 0: for each round. */
  readonly meetings: number;
  readonly by: (typeof signatureOrders)[number];
  readonly whom: (typeof diplomaChoices)[number];
  /** What a certificate is called, and says, where the organiser has words of their own; '': as usual. */
  readonly heading: string;
  readonly words: string;
  /** Score sheets with nobody's name. */
  readonly blank: boolean;
}

/** The last round a list can be about: a draft too, where the reader may see it; else published ones. */
export function lastRound(t: Tournament, kind: PrintKind): number {
  if (isAboutRound(kind)) return t.rounds.length;
  return isAfterRound(kind) ? publishedRounds(t) : 0;
}

const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], text: string | null): Word =>
  words.find((word) => word === text) ?? words[0];

const ownWords = (text: string | null): string => (text ?? '').trim().slice(0, mostWords);

/** Reads an address's query: `lang`, `look`, `round`, `player`, `per` … What makes no sense gets the default. */
export function printRequest(t: Tournament, kind: PrintKind, query: Query): PrintRequest {
  const last = lastRound(t, kind);
  const counts = countsPerSheet(kind);
  const usual = counts.at(-1) ?? 1;
  return {
    kind,
    language: parseLanguage(query.get('lang')) ?? t.settings.printLanguage,
    round: parseRound(query.get('round'), last) ?? last,
    player: parsePlayerId(query.get('player') ?? ''),
    perSheet: counts.find((count) => String(count) === query.get('per')) ?? usual,
    look: parsePrintLook(query.get('look')) ?? t.settings.printLook,
    meetings: isRoundRobin(t.settings.system) ? t.players.length : 0,
    by: oneOf(signatureOrders, query.get('by')),
    whom: oneOf(diplomaChoices, query.get('whom')),
    heading: ownWords(query.get('heading')),
    words: ownWords(query.get('words')),
    blank: query.get('blank') === 'yes',
  };
}

import type { Language, PlayerId, Tournament } from '@rokade/tournament';
import { parseLanguage, parsePlayerId, publishedRounds } from '@rokade/tournament';
import { isAboutRound, isAfterRound, type PrintKind } from '#lib/views/prints/kinds.ts';
import { parseRound } from '#lib/views/round/chosen-round.ts';

/** Which slips fit a sheet. */
export const slipsPerSheet = [2, 3, 4] as const;

/** What is to be printed, as the address asks for it and the tournament allows it. */
export interface PrintRequest {
  readonly kind: PrintKind;
  readonly language: Language;
  /** The round it is about; 0 where there is none yet or the list is about no round. */
  readonly round: number;
  /** One player's card alone. */
  readonly player: PlayerId | null;
  readonly perSheet: (typeof slipsPerSheet)[number];
}

/** The last round a list can be about: a draft too, where the reader may see it; else published ones. */
export function lastRound(t: Tournament, kind: PrintKind): number {
  if (isAboutRound(kind)) return t.rounds.length;
  return isAfterRound(kind) ? publishedRounds(t) : 0;
}

/** Reads an address's query: `lang`, `round`, `player`, `per`. What makes no sense gets the default. */
export function printRequest(t: Tournament, kind: PrintKind, query: URLSearchParams): PrintRequest {
  const last = lastRound(t, kind);
  return {
    kind,
    language: parseLanguage(query.get('lang')) ?? t.settings.printLanguage,
    round: parseRound(query.get('round'), last) ?? last,
    player: parsePlayerId(query.get('player') ?? ''),
    perSheet: slipsPerSheet.find((count) => String(count) === query.get('per')) ?? 4,
  };
}

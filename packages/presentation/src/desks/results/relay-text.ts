import type { TranslateFor } from '@rokade/texts';
import { type LeftGameReason, leftGameText } from './left-game-text.ts';

type Say = TranslateFor<'console'>;

const refusals = [400, 401, 403, 404] as const;

const refusedFiles = {
  'games.none': 'relay.file-none',
  'games.too-many': 'relay.file-many',
  'boards.file-too-large': 'relay.file-large',
} as const;

/** The answer of lichess to the games of a round: its HTTP status; null: it did not answer. */
interface Answer<Status> {
  readonly round: number;
  readonly status: Status;
}

/** What came of an attempt to send games to lichess, or to read those of electronic boards. */
type Outcome =
  | {
      readonly kind: 'taken';
      readonly round: number;
      readonly games: number;
      readonly untaken: readonly { readonly place: string; readonly error: string }[];
    }
  | ({ readonly kind: 'refused' } & Answer<number>)
  | ({ readonly kind: 'waiting' } & Answer<number | null>)
  | {
      readonly kind: 'attached';
      readonly files: number;
      readonly games: number;
      readonly left: number;
      readonly why: readonly LeftGameReason[];
    }
  | {
      readonly kind: 'file-refused';
      readonly file: string;
      readonly code: keyof typeof refusedFiles;
    }
  | { readonly kind: 'not-kept'; readonly code: string }
  | { readonly kind: 'hidden' | 'no-folder' | 'not-allowed' };

function refusedText(t: Say, { round, status }: Answer<number>) {
  const known = refusals.find((one) => one === status);
  return known === undefined
    ? t('relay.waiting', { round, status })
    : t(`relay.refused-${known}`, { round });
}

/** What came of an attempt, one sentence each. */
export function outcomeLines(t: Say, outcome: Outcome): readonly string[] {
  switch (outcome.kind) {
    case 'taken': {
      const { round, games, untaken } = outcome;
      return [
        t('relay.taken', { round, count: games - untaken.length }),
        ...untaken.map(({ place, error }) => t('relay.untaken', { place, error })),
      ];
    }
    case 'refused':
      return [refusedText(t, outcome)];
    case 'waiting': {
      const { round, status } = outcome;
      return [status === null ? t('relay.unreachable') : t('relay.waiting', { round, status })];
    }
    case 'attached': {
      const { files, games, left, why } = outcome;
      const read = t('relay.attached', { files, games });
      if (left === 0) return [read];
      const reasons = why.map((one) => leftGameText(t, one));
      return [read, t('relay.left', { count: left }), ...new Set(reasons)];
    }
    case 'file-refused':
      return [t(refusedFiles[outcome.code], { file: outcome.file })];
    case 'not-kept':
      return [t('relay.not-kept', { code: outcome.code })];
    case 'hidden':
    case 'no-folder':
    case 'not-allowed':
      return [t(`relay.${outcome.kind}`)];
  }
}

import type { RelayOutcome } from '@rokade/server';
import type { TranslateFor } from '@rokade/texts';

type Say = TranslateFor<'console'>;

const refusals = [400, 401, 403, 404] as const;

const refusedFiles = {
  'games.none': 'relay.file-none',
  'games.too-many': 'relay.file-many',
  'boards.file-too-large': 'relay.file-large',
} as const;

function whyText(t: Say, why: Extract<RelayOutcome, { kind: 'attached' }>['why'][number]): string {
  return why.code === 'games.illegal-move' || why.code === 'games.mixed-languages'
    ? t(why.code, { number: why.number, at: why.line, move: why.move })
    : t(why.code, { ...why });
}

function refusedText(t: Say, { round, status }: Extract<RelayOutcome, { kind: 'refused' }>) {
  const known = refusals.find((one) => one === status);
  return known === undefined
    ? t('relay.waiting', { round, status })
    : t(`relay.refused-${known}`, { round });
}

/** What came of an attempt, one sentence each. */
export function outcomeLines(t: Say, outcome: RelayOutcome): readonly string[] {
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
      const reasons = why.map((one) => whyText(t, one));
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

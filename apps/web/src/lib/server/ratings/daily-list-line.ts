import { listFaultText } from '@rokade/presentation/desks/lists/list-fault-text.ts';
import type { DailyList } from '@rokade/server';
import { momentText } from '@rokade/tables';

/** What came of an address from which a list is fetched every day, as a sentence. */
export function dailyListLine(
  { address, fetchedAt, problem }: DailyList,
  locals: App.Locals,
): string {
  const { t } = locals;
  if (problem !== null) {
    const text =
      problem.kind === 'not-read'
        ? listFaultText(t, problem.error)
        : t(`lists.daily-${problem.why}`);
    return t('lists.daily-failed', { address, text });
  }
  return fetchedAt === ''
    ? t('lists.daily-not-yet', { address })
    : t('lists.daily-fetched', { address, at: momentText(locals, fetchedAt) });
}

import { actText } from '@rokade/presentation/console/journal/act-text.ts';
import { translator } from '@rokade/texts/all';
import { type Command, type JournalEntry, languages, makeSystem } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { journalOf, started } from '../../../../test/tournament/played-journal.ts';

const [created, ...others] = started;
if (created?.kind !== 'create-tournament') throw new Error('the first act creates a tournament');
const berger: readonly Command[] = [
  {
    ...created,
    settings: {
      ...created.settings,
      system: makeSystem('berger'),
      roundsPlanned: 3,
    },
  },
  ...others.slice(0, 2),
];

/** What the last commands of a journal wrote, as one act. */
function lastAct(commands: readonly Command[], before: number) {
  const entries = journalOf(commands);
  const from = journalOf(commands.slice(0, before)).length;
  return { entries: entries.slice(from), heads: entries.slice(from, from + 1) };
}

const textIn = (
  language: (typeof languages)[number],
  act: { entries: readonly JournalEntry[]; heads: readonly JournalEntry[] },
) =>
  actText(
    {
      t: translator(language),
      language,
      names: { get: () => undefined },
      entryAt: (version) => act.entries.find((entry) => entry.version === version),
      stateAt: () => undefined,
    },
    act,
  );

describe('what the last act did', () => {
  test.each(languages)('names every round that one command paired (%s)', (language) => {
    const act = lastAct([...berger, { kind: 'pair-all-rounds' }], berger.length);
    expect(act.entries.filter(({ event }) => event.kind === 'round-paired')).toHaveLength(3);
    expect(textIn(language, act)).toBe(
      translator(language)('history.rounds-paired', { first: 1, last: 3 }),
    );
  });

  test('names one round as the history does', () => {
    const act = lastAct([...berger, { kind: 'pair-round' }], berger.length);
    expect(textIn('en', act)).toBe('Round 1 paired, 2 boards');
  });
});

import { fullName, isClear, type PreviewLine } from '@rokade/register';
import type { ListPreview, ListQuestion } from '@rokade/server';
import { begunMembershipText } from '@rokade/tables';
import { fieldChangeText } from '@rokade/texts';
import { loadBytes } from '../input/load-tournament.ts';
import { machine, refused } from '../input/with-opened.ts';
import { dayOption, hasOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';
import { leftTable } from '../say/text-table.ts';
import type { RegisterAct } from './opened-register.ts';

const whatChanges = (
  { t, language }: Context,
  { changes, memberships, state }: PreviewLine,
): string =>
  [
    ...(state === 'ended' ? [t('people.state-ended-what')] : []),
    ...changes.map((change) => fieldChangeText(t, change)),
    ...memberships.flatMap((planned) =>
      planned.kind === 'begins'
        ? [
            begunMembershipText(
              { t, language },
              { ...planned, club: planned.club.name || planned.club.zps },
            ),
          ]
        : [],
    ),
  ].join(', ');

function previewTable(context: Context, lines: readonly PreviewLine[]): string {
  const { t } = context;
  const heads = [t('cli.register.row'), t('terms.name'), t('terms.what'), t('people.what-changes')];
  const rows = lines
    .filter(({ state }) => state !== 'unchanged')
    .map((line) => [
      line.rows.join(', '),
      fullName(line.values),
      t(`people.state-${line.state}`),
      whatChanges(context, line),
    ]);
  return leftTable(heads, rows);
}

function previewText(context: Context, { lines }: ListPreview, taken: number | null): string {
  const { t } = context;
  const clear = lines.filter(isClear).length;
  if (wantsJson(context)) {
    const documents = lines.map(({ rows, values, state, changes }) => ({
      rows,
      name: fullName(values),
      state,
      changes,
    }));
    return jsonLine({ taken: taken ?? 0, people: documents });
  }
  const after =
    taken === null
      ? t('cli.register.ask', { count: clear })
      : t('people.list-taken', { count: taken });
  return `${previewTable(context, lines)}\n${after}\n`;
}

const questionOf = (context: Context, day: string): ListQuestion => ({
  day,
  federation: textOption(context, 'federation') ?? '',
  isComplete: hasOption(context, 'all'),
  columns: null,
  choices: {},
});

/** Compares a list with the register; with `--yes` it is taken over where it is clear. */
export const list: RegisterAct = async (context, { register }, [file = '']) => {
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes.error;
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const question = questionOf(context, day.value);
  const preview = await register.previewList(bytes.value, question);
  if (!preview.ok) return refused(context, preview.error);
  const { faults, lines, version } = preview.value;
  const remarks = faultLines(context, file, faults);
  if (lines.length === 0) return bad(...remarks);
  if (!hasOption(context, 'yes')) {
    return done(previewText(context, preview.value, null), remarks);
  }
  const taking = { source: `${file} ${question.day}`, basedOn: version, actor: machine };
  const taken = await register.takeInList(bytes.value, question, taking);
  if (!taken.ok) return refused(context, taken.error);
  return done(previewText(context, preview.value, taken.value), remarks);
};

import {
  explainStep,
  namedListOn,
  namedLists,
  type PersonStep,
  personSteps,
  type RatedPerson,
  type Ratings,
  sampleCheck,
  valuesOf,
} from '@rokade/ratings';
import {
  fraction,
  plus,
  type Reason,
  registerRulesOf,
  registerRulesOn,
  toNumber,
} from '@rokade/rules';
import {
  actColumns,
  actLines,
  actText,
  explainedGames,
  lineFacts,
  listedLines,
  pointsText,
  ratingListColumns,
  sampleLines,
  stepColumns,
  stepLines,
} from '@rokade/tables';
import { citation } from '@rokade/texts';
import { dayOption, numberOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine } from '../outcome.ts';
import { reasonText } from '../say/reason-text.ts';
import { tableAs } from '../say/table-as.ts';
import { type RatingsAct, whoIs } from './ratings-act.ts';

/** `ratings list [NAME]`: the list on a day. */
export const list: RatingsAct = async (context, { ratings }, [text = 'all']) => {
  const { t } = context;
  const name = namedLists.find((candidate) => candidate === text);
  if (name === undefined) {
    return bad(t('cli.ratings.unknown-list', { text, known: namedLists.join(', ') }));
  }
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const since = textOption(context, 'from') === undefined ? null : dayOption(context, 'from');
  if (since?.ok === false) return since.error;
  const days = { day: day.value, ...(since === null ? {} : { since: since.value }) };
  const { edition } = registerRulesOn(day.value);
  const rows = listedLines(namedListOn(ratings.now(), name, days));
  const head = `${t(`ratings.list-${name}`)}, ${day.value}. ${t('terms.by-edition', { edition })}`;
  const table = { columns: ratingListColumns(t), rows };
  return tableAs(context, table, {
    about: { edition, day: day.value },
    key: 'players',
    head,
  });
};

/** `ratings show WHO`: a person's number over time. */
export const show: RatingsAct = async (context, { ratings }, words) => {
  const person = whoIs(context, ratings.now(), words);
  if (!person.ok) return person.error;
  const { id, values } = person.value;
  const rows = stepLines(context.t, personSteps(ratings.now(), id));
  const table = { columns: stepColumns(context.t), rows };
  const head = [values.name, values.nationalId, values.club].filter(Boolean).join(', ');
  return tableAs(context, table, {
    about: { person: id, name: values.name },
    key: 'steps',
    head,
  });
};

/** `ratings events`: everything that gave or changed numbers, and what needs attention. */
export const events: RatingsAct = async (context, { ratings }, _) => {
  const rows = actLines(context, ratings.now());
  return tableAs(context, { columns: actColumns(context.t), rows }, { key: 'acts' });
};

function rowText(
  context: Context,
  ratings: Ratings,
  row: ReturnType<typeof explainStep>[number],
): string {
  const { t } = context;
  const nameOf = (no: number): string => {
    const player = row.group.players.find((one) => one.no === no);
    return player === undefined ? `#${no}` : valuesOf(ratings, player.person).name;
  };
  const linesOf = (because: readonly Reason[]): readonly string[] =>
    because.map((reason) => `  ${reasonText(t, nameOf, reason)} [${citation(reason.article)}]`);
  const games = explainedGames(ratings, row).map(
    ({ round, name, rating, halfPoints }) =>
      `  ${round}. ${name} (${rating ?? '–'}): ${pointsText(halfPoints)}`,
  );
  const { added, line } = row;
  const table =
    line === null
      ? []
      : [`  ${t('ratings.table-line', lineFacts(line))} [${citation(line.article)}]`];
  if (added === null) return [...games, ...table, ...linesOf(row.row.because)].join('\n');
  const { before, gain, article } = added;
  const sum = toNumber(plus(fraction(before), gain));
  const facts = { before, gain: toNumber(gain), after: sum };
  return [
    ...games,
    ...table,
    ...linesOf(row.row.because),
    `  ${t('ratings.sum', facts)} [${citation(article)}]`,
    ...linesOf(added.because),
  ].join('\n');
}

/** An edition's code for `--edition`, with a note where it is inferred. */
const editionCode = ({ t }: Context, edition: string): string =>
  registerRulesOf(edition)?.inferred === true ? t('terms.edition-inferred', { edition }) : edition;

function stepText(
  context: Context,
  ratings: Ratings,
  { id }: RatedPerson,
  step: PersonStep,
): string {
  const { act } = step;
  const head = `${act.day} ${actText(context.t, act)}: ${step.before ?? '–'} → ${step.after}`;
  if (act.kind !== 'event') return head;
  const rows = explainStep(ratings, act, id).map((row) => rowText(context, ratings, row));
  return [`${head} (${editionCode(context, act.edition)})`, ...rows].join('\n');
}

/** `ratings explain WHO [--act ID]`: each number with its games and the row of the table used. */
export const explain: RatingsAct = async (context, { ratings }, words) => {
  const now = ratings.now();
  const person = whoIs(context, now, words);
  if (!person.ok) return person.error;
  const actId = textOption(context, 'act');
  const steps = personSteps(now, person.value.id).filter(
    ({ act }) => actId === undefined || act.id === actId,
  );
  if (!wantsJson(context)) {
    const texts = steps.map((step) => stepText(context, now, person.value, step));
    return done(`${person.value.values.name}\n\n${texts.join('\n')}\n`);
  }
  const explained = steps.map(({ act, start, before, after }) => ({
    act: act.id,
    kind: act.kind,
    day: act.day,
    start,
    before,
    after,
    rows:
      act.kind === 'event'
        ? explainStep(now, act, person.value.id).map(({ row, added, games }) => ({
            edition: act.edition,
            games: row.games,
            expected: toNumber(row.expected),
            bonus: toNumber(row.bonus),
            k: row.k,
            because: [...row.because, ...(added?.because ?? [])],
            against: games.map(({ round, opponent, rating, halfPoints, noShow, line }) => ({
              round,
              opponent,
              rating,
              noShow,
              line,
              score: halfPoints / 2,
            })),
          }))
        : [],
  }));
  return done(
    jsonLine({ person: person.value.id, name: person.value.values.name, steps: explained }),
  );
};

const usualSample = 5;

/** `ratings check`: some events drawn by lot, with the differences from their reports. */
export const check: RatingsAct = async (context, { ratings }, _) => {
  const { t } = context;
  const now = ratings.now();
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const size = numberOption(context, { name: 'sample', least: 1, most: 1000 });
  if (!size.ok) return size.error;
  const seed = textOption(context, 'seed') ?? day.value;
  const sample = sampleCheck(now, { seed, size: size.value ?? usualSample, day: day.value });
  const lines = sampleLines(context, now, sample);
  if (wantsJson(context))
    return done(
      jsonLine({
        seed,
        events: lines.map(({ act, what: name, differing }) => ({ act, name, differing })),
      }),
    );
  const texts = lines.map(({ what: name, differing }) => {
    const findings = differing.length === 0 ? [t('ratings.nothing-differs')] : differing;
    return `${name}\n${findings.map((line) => `  ${line}`).join('\n')}`;
  });
  return done(`${texts.length === 0 ? t('cli.ratings.no-sample') : texts.join('\n')}\n`);
};

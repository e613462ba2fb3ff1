import { type FideReportRequirement, isRequired, missingInFideReport } from '@rokade/formats';
import { err, isDay, ok, type ReportingDays, type Result } from '@rokade/rules';
import { ratingConditionText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { type ConditionsView, fideRules, viewRatingConditions } from '@rokade/tournament';
import { loadConvertInput } from '../convert/convert-input.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';

interface Found extends ConditionsView {
  readonly required: readonly FideReportRequirement[];
  readonly advised: readonly FideReportRequirement[];
}

const requirementText = ({ t }: Context, requirement: FideReportRequirement): string =>
  t(requirement.code, { ...requirement });

const objections = ({ required, missed }: Found): number => required.length + missed;

function foundJson(context: Context, found: Found): string {
  const { required, advised, edition, conditions } = found;
  const withText = (requirement: FideReportRequirement) => ({
    ...requirement,
    text: requirementText(context, requirement),
  });
  return jsonLine({
    ok: objections(found) === 0,
    required: required.map(withText),
    advised: advised.map(withText),
    edition,
    conditions: conditions.map((condition) => ({
      ...condition,
      text: ratingConditionText(context, condition),
    })),
  });
}

function foundText(context: Context, found: Found): string {
  const { t } = context;
  const chapter = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const textsOf = (requirements: readonly FideReportRequirement[]): readonly string[] =>
    requirements.map((requirement) => requirementText(context, requirement));
  const conditionsIn = (state: Found['conditions'][number]['state']): readonly string[] =>
    found.conditions
      .filter((condition) => condition.state === state)
      .map(
        (condition) =>
          `${ratingConditionText(context, condition)} [${citation(condition.article)}]`,
      );
  const { edition } = found;
  const chapters = [
    chapter(t('cli.report.required'), textsOf(found.required)),
    chapter(t('cli.report.advised'), textsOf(found.advised)),
    chapter(t('cli.report.conditions-missed', { edition }), conditionsIn('missed')),
    chapter(t('cli.report.conditions-open', { edition }), conditionsIn('assumed')),
  ].filter((text) => text !== '');
  const isComplete = found.required.length + found.advised.length === 0;
  return [...(isComplete ? [`${t('cli.report.complete')}\n`] : []), ...chapters].join('\n');
}

function dayIn(context: Context, name: keyof ReportingDays) {
  const text = textOption(context, name);
  if (text === undefined) return ok(null);
  return isDay(text)
    ? ok(text)
    : err(bad(context.t('cli.usage.date', { option: `--${name}`, text })));
}

/** The facts on the event that its file does not hold. */
interface EventFacts extends ReportingDays {
  readonly edition: string | null;
}

function eventFactsIn(context: Context): Result<EventFacts, Outcome> {
  const registered = dayIn(context, 'registered');
  if (!registered.ok) return registered;
  const reported = dayIn(context, 'reported');
  if (!reported.ok) return reported;
  const edition = textOption(context, 'edition') ?? null;
  const editions = fideRules.map((rules) => rules.edition);
  if (edition !== null && !editions.includes(edition)) {
    const facts = { text: edition, known: editions.join(', ') };
    return err(bad(context.t('cli.usage.edition', facts)));
  }
  return ok({ edition, registered: registered.value, reported: reported.value });
}

/**
 * `report FILE [--edition E] [--registered DAY] [--reported DAY]`: what FILE lacks as a report to FIDE,
 * and what the rules require of its event; exit 1 if FIDE would refuse it.
 */
export const report: Run = async (context, [file = '-']) => {
  const facts = eventFactsIn(context);
  if (!facts.ok) return facts.error;
  const loaded = await loadConvertInput(context, file);
  if (!loaded.ok) return loaded.error;
  const { document, source, remarks } = loaded.value;
  const missing = missingInFideReport(document);
  const found: Found = {
    ...viewRatingConditions(source.plannedEvent(), facts.value, facts.value.edition),
    required: missing.filter(isRequired),
    advised: missing.filter((requirement) => !isRequired(requirement)),
  };
  const out = wantsJson(context) ? foundJson(context, found) : foundText(context, found);
  const count = objections(found);
  if (count === 0) return done(out, remarks);
  return no(out, ...remarks, `${nameOfFile(file)}: ${context.t('cli.report.missing', { count })}`);
};

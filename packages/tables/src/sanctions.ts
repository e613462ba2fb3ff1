import { plusDays, type SanctionRules, sanctionGround, sanctionRules } from '@rokade/rules';
import { type Outcome, type SanctionValues, sanctionStateOn } from '@rokade/sanctions';
import { citation } from '@rokade/texts';
import type { Columns, RowOf } from './column.ts';
import { below, head, own, second } from './columns-in.ts';
import { type OfficeLocale, type OfficeWords, officeName } from './offices.ts';
import { dateText } from './say/date-text.ts';

/** The kind of a sanction, with its duration. */
export function sanctionName(t: OfficeWords, { values, sanction }: Outcome): string {
  return values.kind === 'warning' && sanction?.kind === 'suspension'
    ? t('sanctions.turned')
    : t(`sanctions.kind-${values.kind}`);
}

/** An article of a rule set, as it is cited. */
export const sanctionArticle = ({ regulation }: SanctionRules, article: string): string => {
  const cited = citation(article);
  return cited.startsWith(regulation) ? cited : `${regulation} ${article}`;
};

/** The text of a sanction's ground; an unknown ground is shown as it is. */
export const groundName = (
  t: OfficeWords,
  { rules, ground }: Pick<SanctionValues, 'rules' | 'ground'>,
): string => t.find(`sanctions.ground-${rules}-${ground}`) ?? ground;

/** The article of a ground; '' if there is none. */
export function groundArticle({
  rules: code,
  ground,
}: Pick<SanctionValues, 'rules' | 'ground'>): string {
  const rules = sanctionRules(code);
  const article = sanctionGround(code, ground)?.article;
  return rules === undefined || article === undefined ? '' : sanctionArticle(rules, article);
}

/** Who gave it: the regulation's office, and the body. */
export const giverText = (t: OfficeWords, { rules, by, body }: SanctionValues): string =>
  [by === '' ? '' : officeName(t, { regulation: rules, office: by }), body]
    .filter(Boolean)
    .join(', ');

/** That the regulation gives this to another body; '' if not. */
export function otherBodyText(t: OfficeWords, { rules, ground, by }: SanctionValues): string {
  const offices = sanctionGround(rules, ground)?.by ?? [];
  if (offices.length === 0 || offices.includes(by)) return '';
  const named = offices.map((office) => officeName(t, { regulation: rules, office }));
  return t('sanctions.other-body', {
    article: groundArticle({ rules, ground }),
    offices: named.join(', '),
  });
}

/** The last day; '' for an annulled sanction, or one that never began. */
export const lastDayOf = ({ sanction }: Outcome): string =>
  sanction === null || sanction.until <= sanction.from ? '' : plusDays(sanction.until, -1);

/** The calculation of its outcome, step by step, with articles. */
export const sanctionSteps = (
  { language, t }: OfficeLocale,
  { sanction }: Outcome,
): readonly { readonly text: string; readonly article: string }[] =>
  (sanction?.because ?? []).map(({ code, article, facts }) => ({
    text: t(
      `reason.${code}`,
      Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          typeof fact === 'string' ? dateText(language, fact, 'plain') : Number(fact),
        ]),
      ),
    ),
    article: citation(article),
  }));

/** The state of a sanction on a day. */
export const sanctionStateText = (t: OfficeWords, outcome: Outcome, day: string): string =>
  outcome.sanction === null
    ? t('sanctions.annulled')
    : t(`sanctions.standing-${sanctionStateOn(outcome, day)}`);

/** A person with sanctions, by the name in the register. */
interface NamedOutcomes {
  readonly person: string;
  readonly name: string;
  readonly outcomes: readonly Outcome[];
}

/** People's sanctions, a row each, with their state on a day. */
export const sanctionRows = ({ t }: OfficeLocale, people: readonly NamedOutcomes[], day: string) =>
  people.flatMap(({ person, name, outcomes }) =>
    outcomes.map((one) => ({
      key: one.id,
      person,
      name,
      what: sanctionName(t, one),
      ground: groundName(t, one.values),
      from: one.sanction?.from ?? '',
      until: lastDayOf(one),
      state: sanctionStateText(t, one, day),
      keptUntil: one.keptUntil,
    })),
  );

type SanctionRow = RowOf<typeof sanctionRows>;

/** The columns of sanctions. */
export const sanctionColumns: Columns<SanctionRow> = [
  own('name', 'text', 'terms.name', head),
  own('what', 'text', 'terms.what', second),
  own('ground', 'text', 'terms.ground', second),
  own('from', 'day', 'terms.from-day', { ...below, dated: true }),
  own('until', 'day', 'terms.until-day', { ...below, dated: true }),
  own('state', 'text', 'terms.state', second),
  own('keptUntil', 'day', 'terms.kept-until', { ...below, dated: true }),
];

import { type NearNorm, type NormCondition, normRuleSets, type Reason } from '@rokade/rules';
import {
  candidateColumns,
  conditionText,
  directClaimText,
  neededOpponentsText,
  neededScoreText,
  normColumns,
  requirementText,
} from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { Context } from '../outcome.ts';
import { printedTable } from '../say/printed-table.ts';
import { type Namer, reasonText } from '../say/reason-text.ts';
import { playersByNo } from '../standings/standings-tables.ts';
import { assumedIn } from './norms-document.ts';
import type { NormsOfFile } from './norms-of-file.ts';

const cited = (text: string, article: string): string => `${text} [${citation(article)}]`;

/** A person's part of the answer: whose it is, and lines below. */
const part = (head: string, lines: readonly string[]): string =>
  [head, ...lines.map((line) => `  ${line}`), ''].join('\n');

const because = ({ t }: Context, namer: Namer, reasons: readonly Reason[]): readonly string[] =>
  reasons.map((reason) => cited(reasonText(t, namer, reason), reason.article));

function nearText(context: Context, namer: Namer, near: NearNorm, isExplained: boolean): string {
  const { t } = context;
  const head = `${namer(near.no)}: ${near.title}`;
  const shown = isExplained ? near.requirements : near.missing;
  const ahead =
    near.ahead === null
      ? []
      : [
          ...near.ahead.scores.map((score) => neededScoreText(t, near.ahead?.rounds ?? 0, score)),
          ...neededOpponentsText(t, near.ahead),
        ];
  return part(head, [
    ...shown.map((requirement) => cited(requirementText(t, requirement), requirement.article)),
    ...(isExplained ? because(context, namer, near.because) : []),
    ...ahead,
  ]);
}

const chapter = (title: string, text: string): readonly string[] =>
  text === '' ? [] : [`${title}\n\n${text}`];

const missedIn = (conditions: readonly NormCondition[]): readonly NormCondition[] =>
  conditions.filter(({ state, isWanted }) => state === 'missed' && isWanted);

/** Titles without norms: who gets one, and where they are looked up. */
function directTitles(
  { t }: Context,
  { report, direct }: NormsOfFile,
  { namer, isExplained }: { readonly namer: Namer; readonly isExplained: boolean },
): readonly string[] {
  const rules = normRuleSets.find(({ code }) => code === report.edition);
  const list = (rules?.directTitles.least ?? [])
    .map(({ title, rating }) => `${title} ${rating}`)
    .join(', ');
  if (list === '' || (direct === null && !isExplained)) return [];
  const claims = (direct ?? []).map((claim) => `${namer(claim.no)}: ${directClaimText(t, claim)}`);
  const none = direct !== null && claims.length === 0 ? [t('norms.direct-none')] : [];
  const lines = [...claims, ...none, t('norms.direct-what', { list })];
  return chapter(t('norms.direct'), `${lines.join('\n')}\n`);
}

/** Norms as text: those made, those near, candidate results, and what was taken as met. */
export function normsText(context: Context, found: NormsOfFile, isExplained: boolean): string {
  const { t } = context;
  const { source, report, candidates } = found;
  const playerOf = playersByNo(source.players);
  const namer: Namer = (no) => playerOf(no).name || `#${no}`;
  const norms = report.norms.map((result) => ({ ...result, player: playerOf(result.no) }));
  const rows = candidates.map((result) => ({ ...result, player: playerOf(result.no) }));
  const explained = isExplained
    ? report.norms.map((result) =>
        part(`${namer(result.no)}: ${result.title}`, [
          ...result.requirements.map((each) => cited(requirementText(t, each), each.article)),
          ...because(context, namer, result.because),
        ]),
      )
    : [];
  const table =
    norms.length === 0
      ? `${t('norms.none')}\n`
      : printedTable(context, { columns: normColumns, rows: norms });
  const near = report.near.map((each) => nearText(context, namer, each, isExplained)).join('\n');
  const titles = report.byRating.map(({ no, title, have }) => `${namer(no)}: ${title} (${have})\n`);
  const assumed = assumedIn(report).map((condition) => conditionText(t, condition));
  return [
    `${t('terms.by-edition', { edition: report.edition })}\n`,
    ...missedIn(report.conditions).map(
      (condition) => `${cited(conditionText(t, condition), condition.article)}\n`,
    ),
    table,
    ...explained,
    ...chapter(t('norms.near'), near),
    ...(rows.length === 0
      ? []
      : chapter(t('norms.candidates'), printedTable(context, { columns: candidateColumns, rows }))),
    ...chapter(t('norms.by-rating'), titles.join('')),
    ...directTitles(context, found, { namer, isExplained }),
    ...(assumed.length === 0 ? [] : [`${t('norms.assumed', { list: assumed.join('; ') })}\n`]),
  ].join('\n');
}

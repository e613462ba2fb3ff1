import {
  type NearNorm,
  type NormCondition,
  type NormReport,
  type NormRequirement,
  type NormStillPossible,
  pointsOf,
  type Reason,
  type TitleResult,
} from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Context } from '../outcome.ts';
import { type Namer, reasonText } from '../say/reason-text.ts';
import type { NormsOfFile } from './norms-of-file.ts';

/** The conditions that a file cannot show and that are taken as met. */
export const assumedIn = ({ conditions }: NormReport): readonly NormCondition[] =>
  conditions.filter(({ state, isWanted }) => state === 'assumed' && isWanted);

const requirementDocument = ({ code, have, need, article }: NormRequirement) => ({
  code,
  have,
  need,
  article: citation(article),
});

const resultDocument = (result: TitleResult) => ({
  no: result.no,
  title: result.title,
  games: result.games,
  score: pointsOf(result.halfPoints),
  average: result.average,
  performance: result.performance,
  ignored: result.ignored,
});

const aheadDocument = ({ scores, ...ahead }: NormStillPossible) => ({
  ...ahead,
  scores: scores.map(({ halfPoints, average }) => ({ score: pointsOf(halfPoints), average })),
});

const nearDocument = ({ no, title, missing, ahead }: NearNorm) => ({
  no,
  title,
  missing: missing.map(requirementDocument),
  ...(ahead === null ? {} : { ahead: aheadDocument(ahead) }),
});

/** The document of the contract; with `explain` also what led to it. */
export function normsDocument(
  { t }: Context,
  { report, candidates, direct }: NormsOfFile,
  namer: Namer | null,
) {
  const why = (because: readonly Reason[]) =>
    namer === null
      ? {}
      : {
          because: because.map((reason) => ({
            article: citation(reason.article),
            text: reasonText(t, namer, reason),
          })),
        };
  const parts = ({ requirements, because }: TitleResult) =>
    namer === null ? {} : { requirements: requirements.map(requirementDocument), ...why(because) };
  return {
    edition: report.edition,
    norms: report.norms.map((result) => ({ ...resultDocument(result), ...parts(result) })),
    near: report.near.map((near) => ({ ...nearDocument(near), ...parts(near) })),
    candidates: candidates.map(({ no, halfPoints, needed, because }) => ({
      no,
      score: pointsOf(halfPoints),
      needed: pointsOf(needed),
      ...why(because),
    })),
    titles: report.byRating.map(({ no, title, have }) => ({ no, title, rating: have })),
    ...(direct === null
      ? {}
      : {
          direct: direct.map(({ halfPoints, ...claim }) => ({
            ...claim,
            score: pointsOf(halfPoints),
          })),
        }),
    assumed: assumedIn(report).map(({ code }) => code),
  };
}

import { type LawTextFiles, type OwnLawText, ownLawTexts } from '@rokade/installation';
import {
  type KindOfPlay,
  type LawsEdition,
  type LawYear,
  lawPlace,
  type Situation,
  type SituationAnswers,
  type SituationSetting,
  situationStep,
  situations,
} from '@rokade/rules';

/** The organiser's own texts of the articles that decide what happened, by edition. */
export type CitedOwnTexts = Readonly<Record<LawYear, readonly OwnLawText[]>>;

/** The articles of all rulings that a situation can lead to. */
function articlesOf(
  situation: Situation,
  setting: SituationSetting,
  answers: SituationAnswers = {},
): readonly string[] {
  const { step } = situationStep(situation, setting, answers);
  if (step === null) return [];
  if ('ruling' in step) return [step.ruling.article];
  return step.answers.flatMap((answer) =>
    articlesOf(situation, setting, { ...answers, [step.ask]: answer }),
  );
}

const plays: readonly KindOfPlay[] = ['standard', 'rapid', 'blitz'];

/** The place at which an article of an edition is told. */
const placeOf = (year: LawYear, article: string): string => {
  const place = lawPlace(year, article);
  return place === null ? '' : (place.article ?? place.chapter);
};

function citedIn(laws: LawsEdition, year: LawYear): ReadonlySet<string> {
  const settings = plays.flatMap((play) =>
    [1, 2, 3].map((count) => ({ laws, play, supervised: true, count })),
  );
  const articles = settings.flatMap((setting) =>
    situations.flatMap((situation) => articlesOf(situation, setting)),
  );
  return new Set(articles.map((article) => placeOf(year, article)));
}

/** Own texts in a language, but for those of articles that no situation names. */
export function citedOwnTexts(files: LawTextFiles, language: string): CitedOwnTexts {
  const textsOf = (laws: LawsEdition, year: LawYear): readonly OwnLawText[] => {
    const texts = ownLawTexts(files, language, year);
    if (texts.length === 0) return [];
    const cited = citedIn(laws, year);
    return texts.filter(({ place }) => cited.has(place));
  };
  return { '2001': textsOf('laws-2001', '2001'), '2023': textsOf('laws-2023', '2023') };
}

/** The own texts beside the article that decides. */
export const ownTextsOf = (
  texts: CitedOwnTexts,
  laws: LawsEdition,
  article: string,
): readonly OwnLawText[] => {
  const year = laws === 'laws-2001' ? '2001' : '2023';
  return texts[year].filter(({ place }) => place === placeOf(year, article));
};

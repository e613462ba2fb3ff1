import { type NormPlayer, type NormTitle, normTitles } from './norm-rule-set.ts';

/** A title and the higher ones: holders of any of them need no norm for it. */
export const orHigher: Readonly<Record<NormTitle, readonly string[]>> = {
  GM: ['GM'],
  IM: ['GM', 'IM'],
  WGM: ['GM', 'IM', 'WGM'],
  WIM: ['GM', 'IM', 'WGM', 'WIM'],
};

const isForWomen = (title: NormTitle): boolean => title.startsWith('W');

/** Whether two titles are of one kind: open, or for women. */
export const isSameKind = (a: NormTitle, b: NormTitle): boolean => isForWomen(a) === isForWomen(b);

/**
 * The titles for which a player can still make norms: those above the present one, women's titles for
 * women.
 */
export const possibleTitles = ({ title: current, isWoman }: NormPlayer): readonly NormTitle[] =>
  normTitles.filter(
    (title) =>
      !orHigher[title].includes(current) &&
      (!isForWomen(title) || isWoman || current.startsWith('W')),
  );

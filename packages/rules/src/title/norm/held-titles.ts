import { type NormPlayer, type NormTitle, normTitles } from './norm-rule-set.ts';

/** A title and those that are worth more: who holds one of them needs no norm for it. */
export const orHigher: Readonly<Record<NormTitle, readonly string[]>> = {
  GM: ['GM'],
  IM: ['GM', 'IM'],
  WGM: ['GM', 'IM', 'WGM'],
  WIM: ['GM', 'IM', 'WGM', 'WIM'],
};

const isForWomen = (title: NormTitle): boolean => title.startsWith('W');

/** Whether two titles are of one kind: open to all, or to women. */
export const isSameKind = (a: NormTitle, b: NormTitle): boolean => isForWomen(a) === isForWomen(b);

/** The titles a player can still gain a norm for: those above what they hold, women's for women. */
export const wantedTitles = ({ title: held, isWoman }: NormPlayer): readonly NormTitle[] =>
  normTitles.filter(
    (title) =>
      !orHigher[title].includes(held) && (!isForWomen(title) || isWoman || held.startsWith('W')),
  );

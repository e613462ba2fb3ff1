import type { NormPlayer, NormRequirement } from '../norm-rule-set.ts';
import { atLeast, atMost, count } from '../requirement.ts';
import type { TitleStandard } from './standards.ts';

/**
 * The titles that count for a titleholder; CM and WCM do not.
 *
 * @article FIDE B.01 2024 1.4.5a
 */
const titles = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'];

export const isTitled = ({ title }: NormPlayer): boolean => titles.includes(title);

export const holdsKeyTitle =
  ({ keyTitles }: TitleStandard) =>
  ({ title }: NormPlayer): boolean =>
    keyTitles.includes(title);

/** Whether a federation counts as one: FID does not, nor does an unknown one. */
const isNamed = (federation: string): boolean => federation !== '' && federation !== 'FID';

/** The required and the greatest numbers of opponents of a kind, for a number of opponents. */
export const shares = (opponents: number) => ({
  titled: Math.ceil(opponents / 2),
  keyTitles: Math.max(3, Math.ceil(opponents / 3)),
  ownFederation: Math.floor((3 * opponents) / 5),
  oneFederation: Math.floor((2 * opponents) / 3),
});

/** Federations of opponents other than the player's own. @article FIDE B.01 2024 1.4.3 */
export const foreignFederations = (
  { federation: own }: NormPlayer,
  opponents: readonly NormPlayer[],
): ReadonlySet<string> =>
  new Set(
    opponents
      .map(({ federation }) => federation)
      .filter((federation) => isNamed(federation) && federation !== own),
  );

function mostOfOneFederation(opponents: readonly NormPlayer[]): number {
  const counts = new Map<string, number>();
  for (const { federation } of opponents) {
    if (isNamed(federation)) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/**
 * How many foreign federations the opponents must come from.
 *
 * @article FIDE B.01 2024 1.4.3
 */
export const leastFederations = 2;

/**
 * The requirements on federations: two other than the player's, at most three fifths of the opponents
 * from the player's own, at most two thirds from one.
 *
 * @article FIDE B.01 2024 1.4.3, 1.4.4
 */
export function federationRequirements(
  player: NormPlayer,
  opponents: readonly NormPlayer[],
): readonly NormRequirement[] {
  const { ownFederation, oneFederation } = shares(opponents.length);
  const own = player.federation;
  return [
    atLeast(
      'federations',
      'FIDE B.01 2024 1.4.3',
      foreignFederations(player, opponents).size,
      leastFederations,
    ),
    atMost(
      'own-federation',
      'FIDE B.01 2024 1.4.4',
      isNamed(own) ? count(opponents, ({ federation }) => federation === own) : 0,
      ownFederation,
    ),
    atMost('one-federation', 'FIDE B.01 2024 1.4.4', mostOfOneFederation(opponents), oneFederation),
  ];
}

/** The fewest players in a double round robin, whose opponents count half. */
const leastInDouble = 6;

/**
 * The requirements on opponents' titles: half of them any, a third, and at least three, a key title. A
 * double round robin needs six players and half of the opponents with such titles.
 *
 * @article FIDE B.01 2024 1.4.5
 */
export function titleRequirements(
  standard: TitleStandard,
  opponents: readonly NormPlayer[],
  isDouble: boolean,
): readonly NormRequirement[] {
  const { titled, keyTitles } = shares(opponents.length);
  const article = 'FIDE B.01 2024 1.4.5';
  const needed = isDouble ? titled : keyTitles;
  return [
    ...(isDouble ? [atLeast('players', article, opponents.length + 1, leastInDouble)] : []),
    atLeast('titled', `${article}a`, count(opponents, isTitled), titled),
    atLeast('key-titles', standard.keyArticle, count(opponents, holdsKeyTitle(standard)), needed),
  ];
}

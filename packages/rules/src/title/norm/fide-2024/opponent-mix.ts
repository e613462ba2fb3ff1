import type { NormPlayer, NormRequirement } from '../norm-rule-set.ts';
import { atLeast, atMost, count } from '../requirement.ts';
import type { TitleStandard } from './standards.ts';

/** Titles that make a titleholder; CM and WCM do not. @article FIDE B.01 2024 1.4.5a */
const titles = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'];

export const isTitled = ({ title }: NormPlayer): boolean => titles.includes(title);

export const holdsKeyTitle =
  ({ keyTitles }: TitleStandard) =>
  ({ title }: NormPlayer): boolean =>
    keyTitles.includes(title);

/** Whether a federation counts as one: FID does not, nor does one nobody knows. */
const isNamed = (federation: string): boolean => federation !== '' && federation !== 'FID';

/** How many of so many opponents have to be what a rule asks, and may be at most. */
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

/** Foreign federations that the opponents have to come from. @article FIDE B.01 2024 1.4.3 */
export const leastFederations = 2;

/**
 * Where the opponents come from: two federations other than the player's, three fifths at most from
 * theirs, two thirds at most from one.
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

/** In a double round robin half of the opponents, at least so many players. */
const leastInDouble = 6;

/**
 * What titles the opponents hold: half of them any, a third, three at least, one of those the title
 * asks for. A double round robin has six players and half of the opponents such titles.
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

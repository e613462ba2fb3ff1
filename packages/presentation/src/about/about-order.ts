import { findTieBreak, type TieRule } from '@rokade/rules';
import { citation, type TranslateFor, tieBreakWords } from '@rokade/texts';
import {
  isKnockOut,
  isNumberedByStrength,
  lotsAtLast,
  pairingOrder,
  type Tournament,
} from '@rokade/tournament';
import { type AboutLine, type AboutPart, line, lineIf } from '../views/about/about-part.ts';
import { foreignIn } from '../views/about/foreign-documents.ts';
import { plannedTexts } from '../views/prizes/prize-lines.ts';
import type { Locale } from '../words/locale.ts';

/**
 * The rating used for pairing, if players are numbered by strength or a rating was chosen.
 *
 * @article FIDE C.04.2 initial order
 */
export function pairingRatingsPart({ settings }: Tournament, { t }: Locale<'console'>): AboutPart {
  const isShown =
    isNumberedByStrength(settings.system) ||
    settings.pairingRatings !== null ||
    settings.secondRatings !== null ||
    settings.unratedAs !== null;
  return {
    label: t('field.pairingRatings'),
    lines: isShown
      ? [
          line(t(`terms.ratings-${pairingOrder(settings)}`)),
          ...lineIf(
            settings.secondRatings === null
              ? ''
              : `${t('field.secondRatings')}: ${t(`terms.ratings-${settings.secondRatings}`)}`,
          ),
          ...lineIf(
            settings.unratedAs === null ? '' : `${t('field.unratedAs')}: ${settings.unratedAs}`,
          ),
        ]
      : [],
    address: 'settings#pairingRatings',
  };
}

/** The rating shown with a player's name, if one was chosen for that. */
export const shownRatingsPart = (
  { settings: { shownRatings } }: Tournament,
  { t }: Locale<'console'>,
): AboutPart => ({
  label: t('field.shownRatings'),
  lines: shownRatings === null ? [] : [line(t(`terms.ratings-${shownRatings}`))],
  address: 'settings#shownRatings',
});

/**
 * The tie-breaks in their order, and what decides if they are equal, too.
 *
 * @article FIDE 2012 annex 3
 */
export function tieBreaksPart({ settings }: Tournament, { t }: Locale<'console'>): AboutPart {
  const codes = isKnockOut(settings.system) ? [] : settings.tieBreaks;
  const lines = codes.map((code, index) => {
    const found = findTieBreak(code, settings.tieBreakEdition);
    const article = found.ok ? citation(found.value.article) : '';
    return line(`${index + 1}. ${tieBreakWords(t, code).name}`, article);
  });
  const isMissing = lines.length === 0 && !isKnockOut(settings.system);
  const lots = lotsAtLast(settings);
  const atLast =
    lots === ''
      ? line(t('public.rank-explained'))
      : line(t('public.rank-explained-lots'), citation(lots));
  return {
    label: t('field.tieBreaks'),
    lines: lines.length === 0 ? [] : [...lines, atLast],
    missing: isMissing ? t('about.no-tie-breaks') : '',
    address: 'settings#tieBreaks',
  };
}

/** The article on each rule for sharing prizes at equal points. */
const tieRuleArticles: Readonly<Record<TieRule, string>> = {
  shared: 'DSU 2002 §24a',
  'by-order': 'DSU 2002 §24b',
  'half-and-half': 'Tempelhof 2018 III.B.12',
  undivided: 'DSU 2002 4.2 §36',
};

/**
 * The prizes and the rule for sharing them, as far as the organiser has published them.
 *
 * @article DSU 2002 §5f
 */
export function prizesPart(
  { prizes, settings }: Tournament,
  { t, language }: Locale<'console'>,
): AboutPart {
  const head = { label: t('prizes.prizes'), address: 'prizes' };
  if (prizes === null) return { ...head, lines: [], missing: t('about.no-prizes') };
  const { lists, currency, ties } = prizes.plan;
  const rule = `${t('prizes.ties')}: ${t(`prizes.ties-${ties}`)}`;
  const listLines = lists.map((list) => {
    const own =
      list.ties === null ? '' : ` (${t('prizes.ties')}: ${t(`prizes.ties-${list.ties}`)})`;
    return line(`${list.name}: ${plannedTexts(list.prizes, currency, language).join(', ')}${own}`);
  });
  const article = tieRuleArticles[ties];
  const isForeign = foreignIn(settings).some((name) => article.startsWith(`${name} `));
  return { ...head, lines: [...listLines, line(rule, isForeign ? '' : article)] };
}

function restrictions({ settings }: Tournament, t: TranslateFor<'console'>): readonly string[] {
  const { sameClub, sameFederation, groups } = settings.forbidden;
  return [
    sameClub ? t('console.forbidden-sameClub') : '',
    sameFederation ? t('console.forbidden-sameFederation') : '',
    groups.length === 0 ? '' : t('about.kept-apart', { count: groups.length }),
  ];
}

/** Says that the lots let players of one federation or club meet early; '' = they do not. */
const influencedLots = ({ lots }: Tournament, t: TranslateFor<'console'>): string =>
  lots.kind === 'drawn' && lots.apart !== null ? t(`public.lots-apart-${lots.apart}`) : '';

/**
 * Says how the pairings and lots treat players of one federation, club or group. Players must know
 * that before round 1.
 *
 * @article FIDE 2012 7.6
 */
export const restrictionsPart = (tournament: Tournament, { t }: Locale<'console'>): AboutPart => ({
  label: t('field.forbidden'),
  lines: [...restrictions(tournament, t), influencedLots(tournament, t)].flatMap((text) =>
    lineIf(text, 'FIDE 2012 7.6'),
  ),
  address: 'settings#forbidden.sameClub',
});

/** What places decide: a title, promotion and relegation. */
export function marksPart({ settings }: Tournament, { t }: Locale<'console'>): AboutPart {
  const { title, promotion, relegation } = settings.marks;
  const counted = (key: 'promotion' | 'relegation', count: number): readonly AboutLine[] =>
    lineIf(count === 0 ? '' : `${t(`console.marks-${key}`)}: ${count}`);
  return {
    label: t('field.marks'),
    lines: [
      ...lineIf(title ? t('console.marks-title') : ''),
      ...counted('promotion', promotion),
      ...counted('relegation', relegation),
    ],
    address: 'settings#marks.title',
  };
}

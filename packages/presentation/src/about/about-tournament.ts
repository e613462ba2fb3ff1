import type { Tournament } from '@rokade/tournament';
import { type AboutPart, line, lineIf } from '../views/about/about-part.ts';
import { foreignIn } from '../views/about/foreign-documents.ts';
import type { Locale } from '../words/locale.ts';
import {
  marksPart,
  pairingRatingsPart,
  prizesPart,
  restrictionsPart,
  shownRatingsPart,
  tieBreaksPart,
} from './about-order.ts';
import {
  lawsPart,
  schedulePart,
  scoringPart,
  systemPart,
  timePart,
  waitingPart,
} from './about-play.ts';

function placePart({ settings }: Tournament, { t }: Locale<'console'>): AboutPart {
  // A federation alone is no place.
  const where = settings.place && [settings.place, settings.federation].filter(Boolean).join(', ');
  return {
    label: t('field.place'),
    lines: lineIf(where),
    missing: settings.place === '' ? t('about.no-place') : '',
    address: 'settings#place',
  };
}

const ratedPart = ({ settings }: Tournament, { t }: Locale<'console'>): AboutPart => ({
  label: t('field.rated'),
  lines: [line(t(`field.rated-${settings.rated}`))],
  address: 'settings#rated',
});

/** @article DSU 2002 4.9.1-5 */
const chiefPart = ({ settings }: Tournament, { t }: Locale<'console'>): AboutPart => ({
  label: t('field.chiefArbiter'),
  lines: lineIf(settings.chiefArbiter),
  missing: settings.chiefArbiter === '' ? t('about.no-chief-arbiter') : '',
  address: 'settings#chiefArbiter',
});

const arbitersPart = ({ settings }: Tournament, { t }: Locale<'console'>): AboutPart => ({
  label: t('field.arbiters'),
  lines: lineIf(settings.arbiters.join('; ')),
  address: 'settings#arbiters',
});

/** How many a tournament committee has. @article DSU 2002 §5b */
const committeeMembers = 3;

/** Says how many members a Danish committee lacks of three or has beyond; '' for others. */
function committeeWords({ settings }: Tournament, { t }: Locale<'console'>): string {
  const named = settings.committee.length;
  if (foreignIn(settings).includes('DSU')) return '';
  if (named < committeeMembers) return t('about.committee-of-three', { named });
  const over = named - committeeMembers;
  return over > 0 ? t('about.committee-too-many', { named, over }) : '';
}

/** @article DSU 2002 §5b, 4.9.1-6 */
function committeePart(tournament: Tournament, locale: Locale<'console'>): AboutPart {
  const { settings, appealTerms } = tournament;
  const { t } = locale;
  const substitutes = (appealTerms?.committee ?? []).flatMap(({ name, seat }) =>
    seat === 'substitute' ? [`${name} (${t('offices.seat-substitute')})`] : [],
  );
  return {
    label: t('field.committee'),
    lines: lineIf([...settings.committee, ...substitutes].join('; ')),
    missing: committeeWords(tournament, locale),
    address: 'settings#committee',
  };
}

/**
 * The deadline and deposit of protests.
 *
 * @article FIDE 2012 10.4: both are announced
 */
function appealsPart({ appealTerms }: Tournament, { t }: Locale<'console'>): AboutPart {
  const { deposit = '', until = '' } = appealTerms ?? {};
  const lineFor = (label: string, text: string, article = '') =>
    lineIf(text === '' ? '' : `${label}: ${text}`, article);
  return {
    label: t('appeals.title'),
    lines: [
      ...lineFor(t('appeals.until'), until, 'FIDE 2012 10.4'),
      ...lineFor(t('appeals.deposit'), deposit, 'FIDE 2012 10.4'),
    ],
    address: 'appeals',
  };
}

/** The parts of a tournament's regulations, in the order in which they are shown. */
const matters = [
  placePart,
  systemPart,
  pairingRatingsPart,
  shownRatingsPart,
  scoringPart,
  timePart,
  waitingPart,
  lawsPart,
  schedulePart,
  ratedPart,
  chiefPart,
  arbitersPart,
  committeePart,
  appealsPart,
  tieBreaksPart,
  prizesPart,
  restrictionsPart,
  marksPart,
];

/**
 * The public regulations of a tournament, made from its settings; parts without lines are left out
 * unless they should have some.
 *
 * @article DSU 2002 4.9.1-10
 * @param t as everybody may see it
 */
export const aboutTournament = (t: Tournament, locale: Locale<'console'>): readonly AboutPart[] =>
  matters
    .map((part) => part(t, locale))
    .filter(({ lines, missing }) => lines.length > 0 || missing);

/** The same for visitors, without remarks on what is missing. */
export const publicAbout = (t: Tournament, locale: Locale<'console'>): readonly AboutPart[] =>
  aboutTournament(t, locale)
    .filter(({ lines }) => lines.length > 0)
    .map((part) => ({ ...part, missing: '', address: '' }));

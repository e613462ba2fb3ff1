import { lawsOf, overLongestTime } from '@rokade/rules';
import { dateText, pointsText } from '@rokade/tables';
import { citation, type TranslateFor } from '@rokade/texts';
import {
  articleOf,
  editionText,
  hasScoreGroups,
  isKnockOut,
  isScheduled,
  lastDayForOpenGames,
  openGamesRuleOf,
  optionText,
  optionWord,
  plannedRounds,
  playOfRound,
  recordOf,
  type SystemOption,
  type Tournament,
  usualScoring,
} from '@rokade/tournament';
import { halfPointByesText } from '../chess/half-point-byes-text.ts';
import { minutesText, timeControlText } from '../chess/round-play-text.ts';
import { byeWorths } from '../console/values/system-form.ts';
import { type AboutLine, type AboutPart, line, lineIf } from '../views/about/about-part.ts';
import type { Locale } from '../words/locale.ts';

/**
 * The choice of a system's option as text; '' = an option for the lots or the list of players, or a
 * switch that is off.
 */
function optionLine(
  t: TranslateFor<'console'>,
  name: string,
  option: SystemOption,
  value: unknown,
): string {
  const label = (): string => t(`console.option-${optionText(name, option)}`);
  if (option.kind === 'switch' || option.kind === 'mark') return value === true ? label() : '';
  if (option.kind === 'count') return `${label()}: ${value}`;
  const word = option.kind === 'word' ? option.words.find((each) => each === value) : undefined;
  return word === undefined
    ? ''
    : `${label()}: ${t(`console.option-${optionWord(name, option, word)}`)}`;
}

/** The number of rounds; '' = not known before the lots are drawn, or a cup. */
function roundsText(t: TranslateFor<'console'>, tournament: Tournament): string {
  const { settings, lots } = tournament;
  const isOpen = isScheduled(settings.system) && lots.kind === 'not-drawn';
  if (isOpen || isKnockOut(settings.system)) return '';
  return t('console.rounds-n', { count: plannedRounds(tournament) });
}

/** The pairing system with its chosen options and the number of rounds. */
export function systemPart(tournament: Tournament, { t }: Locale<'console'>): AboutPart {
  const { settings } = tournament;
  const { system } = settings;
  const { editions, options } = recordOf(system);
  const chosen: Readonly<Record<string, unknown>> = { ...system };
  const edition =
    Object.keys(editions).length > 1 ? t(`console.option-${editionText(system.edition)}`) : '';
  const optionTexts = Object.entries(options).map(([name, option]) =>
    optionLine(t, name, option, chosen[name]),
  );
  const byes = hasScoreGroups(system) ? halfPointByesText(t, settings.halfPointByes) : '';
  const name = [t(`terms.system-${system.code}`), edition].filter(Boolean).join(', ');
  return {
    label: t('field.system'),
    lines: [
      line(name, articleOf(system)),
      ...[roundsText(t, tournament), ...optionTexts].flatMap((text) => lineIf(text)),
      ...lineIf(byes, 'FIDE 2012 8.3.4'),
    ],
    address: 'settings#system',
  };
}

/** The points of a game unless 1 – ½ – 0, and those of the bye unless they are those of a win. */
export function scoringPart({ settings }: Tournament, { t }: Locale<'console'>): AboutPart {
  const { win, draw, loss, allocatedBye } = settings.scoring;
  const games = [win, draw, loss].map(pointsText).join(' – ');
  const isUsual = [win, draw, loss].every(
    (worth, index) => worth === [usualScoring.win, usualScoring.draw, usualScoring.loss][index],
  );
  const bye = byeWorths.find((worth) => settings.scoring[worth] === allocatedBye) ?? 'win';
  const byeWords = `${t('console.bye-worth')} ${t(`console.bye-worth-${bye}`)}`;
  return {
    label: t('field.scoring'),
    lines: [...lineIf(isUsual ? '' : games), ...lineIf(allocatedBye === win ? '' : byeWords)],
    address: 'settings#scoring',
  };
}

/**
 * The time control, whether it exceeds the regulation's longest, and whether time odds are given.
 */
export function timePart({ settings }: Tournament, { t }: Locale<'console'>): AboutPart {
  const over = overLongestTime(settings.system.edition, settings.timeControl);
  return {
    label: t('field.timeControl'),
    lines: [
      line(timeControlText(settings.timeControl)),
      ...lineIf(over === '' ? '' : t('about.time-over-longest'), citation(over)),
      ...lineIf(settings.timeOdds === null ? '' : t('console.odds')),
      ...lineIf(
        settings.startPositions === 'usual'
          ? ''
          : `${t('field.startPositions')}: ${t(`field.startPositions-${settings.startPositions}`)}`,
      ),
    ],
    address: 'settings#timeControl',
  };
}

/** The default time, in minutes. */
export function waitingPart(tournament: Tournament, { t }: Locale<'console'>): AboutPart {
  const { waitingMinutes, waitingArticle } = playOfRound(tournament, 1);
  return {
    label: t('times.waiting-time'),
    lines: [line(`${minutesText(waitingMinutes)} min`, citation(waitingArticle))],
    address: 'settings#waitingMinutes',
  };
}

/** The rules of play that the system's regulation adds for this time control. */
export const lawsPart = ({ settings }: Tournament, { t }: Locale<'console'>): AboutPart => ({
  label: t('about.laws'),
  lines: lawsOf(settings.system.edition, settings.timeControl).map(({ code, article }) =>
    line(t(`about.law-${code}`), citation(article)),
  ),
  address: 'settings',
});

const roundsAhead = (t: Tournament): readonly number[] =>
  Array.from({ length: plannedRounds(t) }, (_, index) => index + 1);

/** The time control, rating and deadline of a round, where they differ from the tournament's. */
function ownPlayTexts(tournament: Tournament, round: number, { t, language }: Locale<'console'>) {
  const { settings } = tournament;
  const { timeControl, rated, finishBy } = playOfRound(tournament, round);
  const own = timeControlText(timeControl);
  return [
    own === timeControlText(settings.timeControl) ? '' : t('times.control', { time: own }),
    rated === settings.rated ? '' : t(`field.rated-${rated}`),
    finishBy === '' ? '' : t('times.finish-by', { date: dateText(language, finishBy) }),
  ];
}

function roundLine(
  tournament: Tournament,
  round: number,
  locale: Locale<'console'>,
): readonly AboutLine[] {
  const date = dateText(locale.language, tournament.settings.roundDates[round - 1] ?? '');
  const texts = [date, ...ownPlayTexts(tournament, round, locale)].filter(Boolean);
  const name = locale.t('terms.round-n', { round });
  return texts.length === 0 ? [] : [line(`${name}: ${texts.join(' · ')}`)];
}

/** The dates of the rounds, and the last day for open games. @article DSU 2002 §11b, §11c */
export function schedulePart(tournament: Tournament, locale: Locale<'console'>): AboutPart {
  const { t, language } = locale;
  const { roundDates, openGamesAs } = tournament.settings;
  const houseRule = `${t('field.openGamesAs')}: ${t(`field.openGamesAs-${openGamesAs}`)}`;
  const rounds = roundsAhead(tournament);
  const undated = rounds.filter((round) => (roundDates[round - 1] ?? '') === '');
  const lastDay = lastDayForOpenGames(tournament);
  const article = citation(openGamesRuleOf(tournament)?.beforeLastRound ?? '');
  const date = dateText(language, lastDay);
  return {
    label: t('about.schedule'),
    lines: [
      ...rounds.flatMap((round) => roundLine(tournament, round, locale)),
      ...lineIf(lastDay === '' ? '' : t('times.open-games-by', { date }), article),
      ...lineIf(openGamesAs === 'draw' ? '' : houseRule),
    ],
    missing: undated.length === 0 ? '' : t('about.undated', { rounds: undated.join(', ') }),
    address: `settings#roundDates.${(undated[0] ?? 1) - 1}`,
  };
}

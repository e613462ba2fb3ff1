import {
  type BoardRuling,
  citedArticle,
  kindOfPlay,
  type SituationAnswers,
  type SituationSetting,
  situationStep,
  situations,
} from '@rokade/rules';
import { namesIn } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { playOfRound, type TimeControl, type Tournament, usualLaws } from '@rokade/tournament';
import { countdownText } from '../../chess/round-clock.ts';
import { timeControlText } from '../../chess/round-play-text.ts';
import { answerText, followsText, lawsOptions, questionText } from '../../chess/ruling-text.ts';
import type { TimesWords, WordsTable } from '../../views/prints/board-papers.ts';
import type { Locale } from '../../words/locale.ts';

type Reading = Pick<Locale<'server'>, 't'>;

const secondsInMinute = 60;

/** Minutes as a clock shows them at the start: 1:30:00. */
const clockText = (minutes: number, seconds = 0): string =>
  countdownText(Math.round(minutes * secondsInMinute) + seconds);

/** What is set on a clock for a time control, one line each, in the order of its menu. */
export function clockSettingLines(
  { t }: Reading,
  { stages, incrementSeconds }: TimeControl,
): readonly string[] {
  const isOnly = stages.length === 1;
  const periods = stages.map(({ moves, minutes }, index) => {
    const facts = { number: index + 1, time: clockText(minutes) };
    if (moves !== null) return t('paper.period-moves', { ...facts, moves });
    return isOnly ? t('paper.only-period', { time: facts.time }) : t('paper.period-rest', facts);
  });
  let move = 0;
  const additions = stages.slice(1).map(({ minutes }, index) => {
    move += stages[index]?.moves ?? 0;
    return t('paper.adds', { move, time: clockText(minutes) });
  });
  return [
    ...periods,
    incrementSeconds > 0
      ? t('paper.increment', { seconds: incrementSeconds })
      : t('paper.no-increment'),
    t('paper.at-start', { time: clockText(stages[0]?.minutes ?? 0, incrementSeconds) }),
    ...additions,
    t('paper.at-zero'),
  ];
}

/** The time controls of a tournament's rounds, each with the rounds that are played by it. */
function controlsOf(t: Tournament): readonly { control: TimeControl; rounds: readonly number[] }[] {
  const found = new Map<string, { control: TimeControl; rounds: number[] }>();
  const usual = t.settings.timeControl;
  found.set(timeControlText(usual), { control: usual, rounds: [] });
  for (const { number } of t.rounds) {
    const control = playOfRound(t, number).timeControl;
    const key = timeControlText(control);
    const rounds = found.get(key)?.rounds ?? [];
    found.set(key, { control, rounds: [...rounds, number] });
  }
  return [...found.values()];
}

/** A way through a situation with the ruling at its end. */
interface Decided {
  readonly code: (typeof situations)[number]['code'];
  readonly answers: SituationAnswers;
  readonly ruling: BoardRuling;
}

/** All rulings that a situation can lead to. */
function decidedBy(
  situation: (typeof situations)[number],
  setting: SituationSetting,
  answers: SituationAnswers = {},
): readonly Decided[] {
  const { step } = situationStep(situation, setting, answers);
  if (step === null) return [];
  if ('ruling' in step) return [{ code: situation.code, answers, ruling: step.ruling }];
  return step.answers.flatMap((answer) =>
    decidedBy(situation, setting, { ...answers, [step.ask]: answer }),
  );
}

/** Consequences that change the times of a clock by themselves. */
const timed: readonly string[] = [
  'time-halved',
  'time-becomes-one-minute',
  'time-for-opponent-possible',
];

const changesTimes = ({ ruling: { own, opponent, follows } }: Decided): boolean =>
  own !== 0 || opponent !== 0 || follows.some(({ kind }) => timed.includes(kind));

/** Seconds more or less; '' for none. */
function changeText({ t }: Reading, seconds: number): string {
  if (seconds === 0) return '';
  const time = countdownText(Math.abs(seconds));
  return seconds > 0 ? t('paper.more', { time }) : t('paper.less', { time });
}

/** What is said of the times besides seconds, for the player or the opponent. */
const besides = (reading: Reading, ruling: BoardRuling, isOpponents: boolean): readonly string[] =>
  ruling.follows
    .filter(({ kind }) => timed.includes(kind))
    .filter(({ kind }) => (kind === 'time-for-opponent-possible') === isOpponents)
    .flatMap((one) =>
      followsText(
        reading,
        { ...ruling, own: 0, opponent: 0, follows: [one] },
        { player: '', opponent: '' },
      ),
    );

/** What each event changes on the clocks by the Laws and the kind of play of the tournament. */
function afterEvents(t: Tournament, reading: Reading): WordsTable {
  const laws = usualLaws(t);
  const play = kindOfPlay(t.settings.timeControl);
  const setting: SituationSetting = { laws, play, supervised: true, count: 1 };
  const rows = situations
    .flatMap((situation) => decidedBy(situation, setting))
    .filter(changesTimes)
    .map(({ code, answers, ruling }) => [
      [
        reading.t(`incidents.situation-${code}`),
        ...Object.entries(answers).map(
          ([question, answer]) =>
            `${questionText(reading, question)} ${answerText(reading, answer)}`,
        ),
      ].join(' · '),
      [changeText(reading, ruling.own), ...besides(reading, ruling, false)]
        .filter(Boolean)
        .join(' '),
      [changeText(reading, ruling.opponent), ...besides(reading, ruling, true)]
        .filter(Boolean)
        .join(' '),
      citation(citedArticle(laws, ruling.article)),
    ]);
  return {
    title: reading.t('paper.after', {
      laws: lawsOptions(reading).find(({ value }) => value === laws)?.text ?? laws,
      play: reading.t(`paper.play-${play}`),
    }),
    heads: [
      reading.t('paper.what'),
      reading.t('paper.own'),
      reading.t('paper.opponent'),
      reading.t('paper.article'),
    ],
    rows,
  };
}

const noted = (seconds: number | null): string => (seconds === null ? '' : countdownText(seconds));

/** The boards of a round with the clocks that were set anew there, and room for more. */
function boardsOf(t: Tournament, { t: say }: Reading, round: number): WordsTable {
  const { nameOf } = namesIn(t);
  const games = t.rounds[round - 1]?.games ?? [];
  return {
    title: say('paper.boards'),
    heads: [
      say('paper.board'),
      say('paper.players'),
      say('paper.move'),
      say('paper.white-clock'),
      say('paper.black-clock'),
      say('paper.why'),
    ],
    rows: games.flatMap(({ board, white, black }) => {
      const set = t.incidents.filter(
        (one) =>
          one.round === round &&
          one.board === board &&
          (one.whiteAfter !== null || one.blackAfter !== null),
      );
      const start = [String(board), `${nameOf(white)} – ${nameOf(black)}`];
      return [
        ...set.map(({ whiteAfter, blackAfter, article, by }) => [
          ...start,
          '',
          noted(whiteAfter),
          noted(blackAfter),
          `${citation(article)}, ${by}`,
        ]),
        [...start, '', '', '', ''],
      ];
    }),
  };
}

/**
 * The sheet of times: what clocks are set to, what an event changes on them, and a line for each board on
 * which clocks that were set anew are noted.
 *
 * @article Laws 2001 6.2, 6.14
 * @article FIDE Laws 2023 6.3, 7.1
 */
export function timesWords(t: Tournament, reading: Reading, round: number): TimesWords {
  const { t: say } = reading;
  const controls = controlsOf(t);
  const settings = controls.map(({ control, rounds }) => ({
    title:
      controls.length === 1 || rounds.length === 0
        ? `${say('paper.set-this')}: ${timeControlText(control)}`
        : `${say('paper.set-rounds', {
            rounds: rounds.map((number) => say('terms.round-n', { round: number })).join(', '),
          })}: ${timeControlText(control)}`,
    lines: [
      ...clockSettingLines(reading, control),
      ...(t.settings.timeOdds === null ? [] : [say('paper.odds')]),
    ],
  }));
  const boards = round === 0 ? [] : [boardsOf(t, reading, round)];
  return { settings, tables: [afterEvents(t, reading), ...boards] };
}

import { fideFormCodes } from '@rokade/formats';
import { ratingListSources } from '@rokade/register';
import {
  grantGrounds,
  grantingOffices,
  kindsOfPlay,
  playerMemberships,
  sanctionKinds,
  sanctionRuleSets,
} from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import { languages, ratingOrderCodes } from '@rokade/tournament';
import type { PutAwayAct } from './commands/put-away.ts';
import type { Run } from './outcome.ts';
import { fieldlessFlags, type OptionEntry, playersFlags, systemEntry } from './system-options.ts';

/** The commands' names, from the keys of their texts in the help. */
type CommandIn<Key> = Key extends `cli.command.${infer Name}` ? Name : never;

/** A command: how it is called, its text in the help, and where its code is. */
export interface CommandEntry {
  readonly name: CommandIn<KeyFor<'terminal'>>;
  /** The arguments by name, `FILE`, or `[FILE]` where it may be left out. */
  readonly args?: Readonly<Record<string, KeyFor<'terminal'>>>;
  readonly options: readonly OptionEntry[];
  /** Loads the command's code, only when the command is called. */
  readonly load: () => Promise<Run>;
}

/** The grounds for a warning or a suspension, by any rule set. */
const sanctionGrounds = sanctionRuleSets.flatMap(({ grounds }) => grounds.map(({ code }) => code));

/** The calculator's options on the player. */
const ownFlags: readonly OptionEntry[] = [
  { flags: '--k <K>', about: 'cli.option.rating-k' },
  { flags: '--games <N>', about: 'cli.option.rating-games' },
  { flags: '--highest <H>', about: 'cli.option.rating-highest' },
  { flags: '--born <YEAR>', about: 'cli.option.rating-born' },
  { flags: '--on <DATE>', about: 'cli.option.rating-on' },
  { flags: '--index <I>', about: 'cli.option.rating-index' },
  { flags: '--age <A>', about: 'cli.option.rating-age' },
];

/** An option whose value is one of several words. */
const among = (
  flags: string,
  about: KeyFor<'terminal'>,
  choices: readonly string[],
): OptionEntry => ({ flags, about, choices });

/** The options that every command understands. */
export const commonOptions: readonly OptionEntry[] = [
  among('--lang <LANG>', 'cli.option.lang', languages),
  { flags: '--all-faults', about: 'cli.option.all-faults' },
];

const file = { FILE: 'cli.argument.file' } as const;

const players = { FILE: 'cli.argument.in' } as const;

const lenient: OptionEntry = { flags: '--lenient', about: 'cli.option.lenient' };

const format = (...choices: readonly string[]) =>
  among('--format <FORMAT>', 'cli.option.format', choices);

const data: OptionEntry = { flags: '--data <DIR>', about: 'cli.option.data' };

const system: OptionEntry = { flags: '--system <S>', about: 'cli.option.system', required: true };

const edition: OptionEntry = { flags: '--edition <E>', about: 'cli.option.edition' };

const ratingEdition: OptionEntry = { flags: '--edition <E>', about: 'cli.option.rating-edition' };

const round: OptionEntry = { flags: '--round <R>', about: 'cli.option.round' };

const drawn: readonly OptionEntry[] = [
  ...playersFlags.map(systemEntry),
  { flags: '--lot-seed <SEED>', about: 'cli.option.lot-seed' },
];

/** Commands that put away a tournament of a data folder. */
const puttingAway = (name: PutAwayAct, ...more: readonly OptionEntry[]): CommandEntry => ({
  name,
  args: { WHICH: 'cli.argument.which-tournament' },
  options: [...more, data, format('table', 'json')],
  load: async () => (await import('./commands/put-away.ts')).puttingAway(name),
});

const ratingOrder = among('--rating-order <ORDER>', 'cli.option.rating-order', ratingOrderCodes);

const tieBreaks: OptionEntry = { flags: '--tiebreaks <CODES>', about: 'cli.option.tiebreaks' };

const rules = among('--rules <EDITION>', 'cli.option.rules', ['2012', '2024', '2026']);

/** The options on the course of a generated tournament. */
const courseEntries: readonly OptionEntry[] = [
  { flags: '--ratings <RATINGS>', about: 'cli.option.generated-ratings' },
  { flags: '--unrated <PERCENT>', about: 'cli.option.unrated' },
  among('--numbers <BY>', 'cli.option.numbers', ['lot', 'strength', 'rating']),
  { flags: '--draws <PERCENT>', about: 'cli.option.draws' },
  among('--results <BY>', 'cli.option.results', ['fide', 'straight']),
  { flags: '--forfeits <OFTEN>', about: 'cli.option.forfeits' },
  { flags: '--double-forfeits <OFTEN>', about: 'cli.option.double-forfeits' },
  { flags: '--odd-results <OFTEN>', about: 'cli.option.odd-results' },
  { flags: '--unrated-games <OFTEN>', about: 'cli.option.unrated-games' },
  { flags: '--postponed <OFTEN>', about: 'cli.option.postponed' },
  { flags: '--byes <OFTEN>', about: 'cli.option.byes' },
  { flags: '--full-byes <OFTEN>', about: 'cli.option.full-byes' },
  { flags: '--zero-byes <OFTEN>', about: 'cli.option.zero-byes' },
  { flags: '--withdrawals <OFTEN>', about: 'cli.option.withdrawals' },
  { flags: '--late-entries <PERCENT>', about: 'cli.option.late-entries' },
  { flags: '--baku', about: 'cli.option.baku' },
  { flags: '--forbidden-pairs <N>', about: 'cli.option.forbidden-pairs' },
  { flags: '--points <W-D-L>', about: 'cli.option.points' },
  { flags: '--bye-points <POINTS>', about: 'cli.option.bye-points' },
  among('--first-colour <COLOUR>', 'cli.option.first-colour', ['white', 'black']),
  { flags: '--tiebreaks <CODES>', about: 'cli.option.generated-tie-breaks' },
  { flags: '--vary', about: 'cli.option.vary' },
];

/** Every command of `rokade`. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'pair',
    args: file,
    options: [
      system,
      edition,
      ...fieldlessFlags.map(systemEntry),
      round,
      format('table', 'json', 'javafo'),
      { flags: '--explain', about: 'cli.option.explain' },
      { flags: '--checklist', about: 'cli.option.checklist' },
      ...drawn,
      lenient,
    ],
    load: async () => (await import('./commands/pair.ts')).pair,
  },
  {
    name: 'check',
    args: file,
    options: [
      { ...system, required: false },
      edition,
      ...fieldlessFlags.map(systemEntry),
      { flags: '--standings', about: 'cli.option.standings' },
      { flags: '--standings-by-round', about: 'cli.option.standings-by-round' },
      rules,
      format('table', 'json'),
      ...drawn,
      lenient,
    ],
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'bracket',
    args: file,
    options: [systemEntry('byes'), format('table', 'json'), lenient],
    load: async () => (await import('./commands/bracket.ts')).bracket,
  },
  {
    name: 'standings',
    args: file,
    options: [
      tieBreaks,
      rules,
      { flags: '--unrated-as <RATING>', about: 'cli.option.unrated-as' },
      { flags: '--teams', about: 'cli.option.teams' },
      { flags: '--explain <NO>', about: 'cli.option.explain-value' },
      round,
      format('table', 'json'),
      lenient,
    ],
    load: async () => (await import('./commands/standings.ts')).standings,
  },
  {
    name: 'prizes',
    args: file,
    options: [
      { flags: '--plan <PLAN>', about: 'cli.option.plan', required: true },
      tieBreaks,
      rules,
      round,
      format('table', 'json'),
      { flags: '--explain', about: 'cli.option.explain-prizes' },
      lenient,
    ],
    load: async () => (await import('./commands/prizes.ts')).prizes,
  },
  {
    name: 'tie-breaks',
    options: [
      among('--kind <KIND>', 'cli.option.kind', ['swiss', 'round-robin']),
      rules,
      { flags: '--teams', about: 'cli.option.teams' },
      format('table', 'json'),
    ],
    load: async () => (await import('./commands/tie-breaks.ts')).tieBreaks,
  },
  {
    name: 'rate',
    args: { '[FILE...]': 'cli.argument.rated' },
    options: [
      { ...system, about: 'cli.option.rating-system' },
      ratingEdition,
      { flags: '--method <METHOD>', about: 'cli.option.method' },
      { flags: '--rate-no-shows', about: 'cli.option.rate-no-shows' },
      { flags: '--facts <FILE>', about: 'cli.option.rating-facts' },
      among('--type <TYPE>', 'cli.option.rating-type', kindsOfPlay),
      { flags: '--own <R>', about: 'cli.option.own' },
      ...ownFlags,
      format('table', 'json', 'csv'),
      lenient,
    ],
    load: async () => (await import('./commands/rate.ts')).rate,
  },
  {
    name: 'norms',
    args: file,
    options: [
      { flags: '--edition <E>', about: 'cli.option.norms-edition' },
      { flags: '--facts <FILE>', about: 'cli.option.norms-facts' },
      { flags: '--explain', about: 'cli.option.explain-norms' },
      format('table', 'json'),
      lenient,
    ],
    load: async () => (await import('./commands/norms.ts')).norms,
  },
  {
    name: 'forms',
    args: file,
    options: [
      among('--form <FORM>', 'cli.option.fide-form', fideFormCodes),
      { flags: '--out <FILE>', about: 'cli.option.forms-out' },
      { flags: '--edition <E>', about: 'cli.option.norms-edition' },
      { flags: '--facts <FILE>', about: 'cli.option.norms-facts' },
      format('table', 'json'),
      lenient,
    ],
    load: async () => (await import('./commands/forms.ts')).forms,
  },
  {
    name: 'championship',
    args: file,
    options: [format('table', 'json')],
    load: async () => (await import('./commands/championship.ts')).championship,
  },
  {
    name: 'schedule',
    options: [
      { flags: '--table <T>', about: 'cli.option.schedule-table', required: true },
      { flags: '--players <N>', about: 'cli.option.players', required: true },
      { flags: '--double', about: 'cli.option.system-double' },
      format('table', 'json'),
    ],
    load: async () => (await import('./commands/schedule.ts')).schedule,
  },
  {
    name: 'lots',
    args: players,
    options: [
      { flags: '--seed <SEED>', about: 'cli.option.lots-seed' },
      among('--varma <GROUP>', 'cli.option.varma', ['federation', 'club']),
      { flags: '--by-rating', about: 'cli.option.by-rating' },
      ratingOrder,
      format('table', 'json'),
      lenient,
    ],
    load: async () => (await import('./commands/lots.ts')).lots,
  },
  {
    name: 'groups',
    args: players,
    options: [
      { flags: '--size <N>', about: 'cli.option.size' },
      { flags: '--groups <G>', about: 'cli.option.groups' },
      among('--form <FORM>', 'cli.option.form', ['all-play-all', 'seven-rounds', 'five-rounds']),
      { flags: '--all-play-all <NOS>', about: 'cli.option.all-play-all' },
      { flags: '--five-rounds <NOS>', about: 'cli.option.five-rounds' },
      ratingOrder,
      { flags: '--explain', about: 'cli.option.explain-groups' },
      format('table', 'json'),
      lenient,
    ],
    load: async () => (await import('./commands/groups.ts')).groups,
  },
  {
    name: 'time-odds',
    options: [
      { flags: '--ratings <W,B>', about: 'cli.option.ratings' },
      { flags: '--minutes <M>', about: 'cli.option.minutes' },
      { flags: '--steps <STEPS>', about: 'cli.option.odds-steps' },
      format('table', 'json'),
    ],
    load: async () => (await import('./commands/time-odds.ts')).timeOddsCommand,
  },
  {
    name: 'compute',
    args: { RULE: 'cli.argument.compute-rule', FILE: 'cli.argument.compute-file' },
    options: [format('json', 'table'), { flags: '--explain', about: 'cli.option.explain-compute' }],
    load: async () => (await import('./commands/compute.ts')).compute,
  },
  {
    name: 'game',
    args: { FILE: 'cli.argument.game-file' },
    options: [
      { flags: '--game <N>', about: 'cli.option.game' },
      among('--language <L>', 'cli.option.notation', ['en', 'da', 'de']),
      { flags: '--from <FEN>', about: 'cli.option.from-position' },
      among('--laws <EDITION>', 'cli.option.laws', ['2001', '2023', 'tempelhof-2018']),
      format('table', 'json', 'pgn'),
      { flags: '--explain', about: 'cli.option.explain-claims' },
    ],
    load: async () => (await import('./commands/game.ts')).game,
  },
  {
    name: 'position',
    args: { '<FEN...>': 'cli.argument.position' },
    options: [
      format('table', 'json'),
      { flags: '--explain', about: 'cli.option.explain-mate' },
      { flags: '--nodes <N>', about: 'cli.option.mate-nodes' },
      { flags: '--perft <D>', about: 'cli.option.perft' },
    ],
    load: async () => (await import('./commands/position.ts')).position,
  },
  {
    name: 'convert',
    args: { IN: 'cli.argument.in', OUT: 'cli.argument.out' },
    options: [
      { flags: '--to <FORMAT>', about: 'cli.option.to' },
      among('--table <TABLE>', 'cli.option.csv-table', ['players', 'standings', 'pairings', 'dwz']),
      round,
      tieBreaks,
      lenient,
    ],
    load: async () => (await import('./commands/convert.ts')).convert,
  },
  {
    name: 'report',
    args: file,
    options: [
      format('table', 'json'),
      edition,
      { flags: '--registered <DATE>', about: 'cli.option.registered' },
      { flags: '--reported <DATE>', about: 'cli.option.reported' },
      lenient,
    ],
    load: async () => (await import('./commands/report.ts')).report,
  },
  {
    name: 'generate',
    options: [
      { flags: '--players <N>', about: 'cli.option.generated-players' },
      { flags: '--rounds <R>', about: 'cli.option.generated-rounds' },
      { flags: '--seed <SEED>', about: 'cli.option.seed' },
      { ...system, required: false },
      edition,
      ...fieldlessFlags.map(systemEntry),
      ...courseEntries,
    ],
    load: async () => (await import('./commands/generate.ts')).generate,
  },
  {
    name: 'organisation',
    args: { ACT: 'cli.argument.organisation-act', '[WHICH]': 'cli.argument.organisation-which' },
    options: [
      { flags: '--name <NAME>', about: 'cli.option.organisation-name' },
      { flags: '--to <ADDRESS>', about: 'cli.option.organisation-to' },
      { flags: '--back', about: 'cli.option.organisation-back' },
      { flags: '--yes', about: 'cli.option.organisation-yes' },
      data,
      format('table', 'json'),
    ],
    load: async () => (await import('./commands/organisation.ts')).organisation,
  },
  {
    name: 'account',
    args: { ACT: 'cli.argument.account-act', '[NAME]': 'cli.argument.account-name' },
    options: [
      { flags: '--role <ROLE>', about: 'cli.option.account-role' },
      { flags: '--for <TOURNAMENT>', about: 'cli.option.account-for' },
      { flags: '--organisation <ADDRESS>', about: 'cli.option.account-organisation' },
      { flags: '--to <NAME>', about: 'cli.option.account-to' },
      { flags: '--session <SESSION>', about: 'cli.option.account-session' },
      data,
      format('table', 'json'),
    ],
    load: async () => (await import('./commands/account.ts')).account,
  },
  puttingAway('archive'),
  puttingAway('unarchive'),
  puttingAway('remove', { flags: '--yes', about: 'cli.option.remove-yes' }),
  {
    name: 'erase',
    args: { WHO: 'cli.argument.erase-who' },
    options: [{ flags: '--yes', about: 'cli.option.erase-yes' }, data, format('table', 'json')],
    load: async () => (await import('./commands/erase.ts')).erase,
  },
  {
    name: 'about',
    args: { WHO: 'cli.argument.erase-who' },
    options: [data],
    load: async () => (await import('./commands/about.ts')).about,
  },
  {
    name: 'installation',
    args: { ACT: 'cli.argument.installation-act', '[FILE]': 'cli.argument.installation-file' },
    options: [data],
    load: async () => (await import('./commands/installation.ts')).installation,
  },
  {
    name: 'register',
    args: { ACT: 'cli.argument.register-act', '[WHAT]': 'cli.argument.register-what' },
    options: [
      { flags: '--day <DAY>', about: 'cli.option.register-day' },
      { flags: '--federation <FED>', about: 'cli.option.register-federation' },
      { flags: '--all', about: 'cli.option.register-all' },
      { flags: '--yes', about: 'cli.option.register-yes' },
      data,
      format('table', 'json', 'csv'),
    ],
    load: async () => (await import('./commands/register.ts')).register,
  },
  {
    name: 'event',
    args: {
      ACT: 'cli.argument.event-act',
      '[WHAT]': 'cli.argument.event-what',
      '[FILE]': 'cli.argument.event-file',
    },
    options: [
      { flags: '--day <DAY>', about: 'cli.option.event-day' },
      data,
      format('table', 'json', 'csv'),
    ],
    load: async () => (await import('./commands/event.ts')).event,
  },
  {
    name: 'entries',
    args: { ACT: 'cli.argument.entries-act', '[WHAT]': 'cli.argument.event-what' },
    options: [
      { flags: '--day <DAY>', about: 'cli.option.event-day' },
      data,
      format('table', 'json', 'csv'),
    ],
    load: async () => (await import('./commands/entries.ts')).entries,
  },
  {
    name: 'contest',
    args: {
      ACT: 'cli.argument.contest-act',
      '[WHAT]': 'cli.argument.contest-what',
      '[FILE]': 'cli.argument.contest-file',
    },
    options: [
      { flags: '--day <DAY>', about: 'cli.option.contest-day' },
      data,
      format('table', 'json', 'csv'),
    ],
    load: async () => (await import('./commands/contest.ts')).contest,
  },
  {
    name: 'league',
    args: { ACT: 'cli.argument.league-act', '[WHAT...]': 'cli.argument.league-what' },
    options: [
      among('--to <FORMAT>', 'cli.option.league-to', ['trf26', 'trf16']),
      { flags: '--take', about: 'cli.option.league-take' },
      { flags: '--month <MONTH>', about: 'cli.option.league-month' },
      { flags: '--rules <EDITION>', about: 'cli.option.league-rules' },
      data,
      format('table', 'json', 'csv'),
    ],
    load: async () => (await import('./commands/league.ts')).league,
  },
  {
    name: 'ratings',
    args: { ACT: 'cli.argument.ratings-act', '[WHAT...]': 'cli.argument.ratings-what' },
    options: [
      { flags: '--day <DAY>', about: 'cli.option.ratings-day' },
      { flags: '--source <S>', about: 'cli.option.ratings-source' },
      { flags: '--name <NAME>', about: 'cli.option.ratings-name' },
      { flags: '--from <DAY>', about: 'cli.option.ratings-from' },
      { flags: '--to <DAY>', about: 'cli.option.ratings-to' },
      { flags: '--abroad', about: 'cli.option.ratings-abroad' },
      { flags: '--player <WHO>', about: 'cli.option.ratings-player' },
      { flags: '--place <PLACE>', about: 'cli.option.ratings-place' },
      { flags: '--won', about: 'cli.option.ratings-won' },
      { flags: '--all-play-all', about: 'cli.option.ratings-all-play-all' },
      { flags: '--as-one', about: 'cli.option.ratings-as-one' },
      { flags: '--estimate <R>', about: 'cli.option.ratings-estimate' },
      { flags: '--rate-no-shows', about: 'cli.option.rate-no-shows' },
      ratingEdition,
      { flags: '--rating <R>', about: 'cli.option.ratings-rating' },
      among('--ground <G>', 'cli.option.ratings-ground', grantGrounds),
      among('--membership <M>', 'cli.option.ratings-membership', playerMemberships),
      among('--by <OFFICE>', 'cli.option.ratings-by', grantingOffices),
      among('--approved-by <OFFICE>', 'cli.option.ratings-approved-by', grantingOffices),
      { flags: '--committee-agrees', about: 'cli.option.ratings-committee-agrees' },
      { flags: '--new', about: 'cli.option.ratings-new' },
      { flags: '--number <N>', about: 'cli.option.ratings-number' },
      { flags: '--fide-id <ID>', about: 'cli.option.ratings-fide-id' },
      { flags: '--born <DAY>', about: 'cli.option.ratings-born' },
      { flags: '--club <CLUB>', about: 'cli.option.ratings-club' },
      { flags: '--federation <FED>', about: 'cli.option.ratings-federation' },
      among('--sex <SEX>', 'cli.option.ratings-sex', ['m', 'w']),
      { flags: '--act <ID>', about: 'cli.option.ratings-act' },
      { flags: '--sample <N>', about: 'cli.option.ratings-sample' },
      { flags: '--seed <SEED>', about: 'cli.option.seed' },
      { flags: '--yes', about: 'cli.option.ratings-yes' },
      data,
      format('table', 'json', 'csv'),
    ],
    load: async () => (await import('./commands/ratings.ts')).ratings,
  },
  {
    name: 'sanctions',
    args: { ACT: 'cli.argument.sanctions-act', '[WHAT...]': 'cli.argument.sanctions-what' },
    options: [
      { flags: '--day <DAY>', about: 'cli.option.sanctions-day' },
      { flags: '--due', about: 'cli.option.sanctions-due' },
      among('--kind <KIND>', 'cli.option.sanctions-kind', sanctionKinds),
      among('--ground <G>', 'cli.option.sanctions-ground', sanctionGrounds),
      { flags: '--from <DAY>', about: 'cli.option.sanctions-from' },
      { flags: '--months <N>', about: 'cli.option.sanctions-months' },
      { flags: '--weeks <N>', about: 'cli.option.sanctions-weeks' },
      { flags: '--last-day <DAY>', about: 'cli.option.sanctions-last-day' },
      { flags: '--event <NAME>', about: 'cli.option.sanctions-event' },
      { flags: '--event-ends <DAY>', about: 'cli.option.sanctions-event-ends' },
      { flags: '--by <OFFICE>', about: 'cli.option.sanctions-by' },
      { flags: '--body <NAME>', about: 'cli.option.sanctions-body' },
      { flags: '--reasons <TEXT>', about: 'cli.option.sanctions-reasons' },
      { flags: '--copies <WHO>', about: 'cli.option.sanctions-copies' },
      { flags: '--number <NO>', about: 'cli.option.sanctions-no' },
      { flags: '--yes', about: 'cli.option.sanctions-yes' },
      data,
      format('table', 'json', 'csv'),
    ],
    load: async () => (await import('./commands/sanctions.ts')).sanctions,
  },
  {
    name: 'show',
    args: { '[BOOK]': 'cli.argument.book', '[REST...]': 'cli.argument.book-rest' },
    options: [data, format('table', 'json', 'csv')],
    load: async () => (await import('./commands/show.ts')).show,
  },
  {
    name: 'tell',
    args: { BOOK: 'cli.argument.told-book', '[REST...]': 'cli.argument.tell-rest' },
    options: [
      { flags: '--based-on <V>', about: 'cli.option.based-on' },
      { flags: '--confirmed', about: 'cli.option.confirmed' },
      { flags: '--confirmed-twice', about: 'cli.option.confirmed-twice' },
      { flags: '--reason <TEXT>', about: 'cli.option.tell-reason' },
      { flags: '--json <FILE>', about: 'cli.option.tell-json' },
      data,
      format('table', 'json'),
    ],
    load: async () => (await import('./commands/tell.ts')).tell,
  },
  {
    name: 'completion',
    args: { SHELL: 'cli.argument.shell' },
    options: [],
    load: async () =>
      (await import('./commands/completion.ts')).completion(commands, commonOptions),
  },
  {
    name: 'man',
    options: [],
    load: async () => (await import('./commands/man.ts')).man({ commands, common: commonOptions }),
  },
  {
    name: 'list',
    args: { '[ACT]': 'cli.argument.list-act', '[WHAT]': 'cli.argument.list-what' },
    options: [
      among('--source <S>', 'cli.option.list-source', ratingListSources),
      { flags: '--month <MONTH>', about: 'cli.option.list-month' },
      among('--type <TYPE>', 'cli.option.list-type', kindsOfPlay),
      { flags: '--keep <N>', about: 'cli.option.list-keep' },
      { flags: '--limit <N>', about: 'cli.option.list-limit' },
      data,
      format('table', 'json'),
    ],
    load: async () => (await import('./commands/list.ts')).list,
  },
  {
    name: 'move',
    options: [
      { flags: '--from <PLACE>', about: 'cli.option.move-from', required: true },
      { flags: '--to <PLACE>', about: 'cli.option.move-to', required: true },
      format('table', 'json'),
    ],
    load: async () => (await import('./commands/move.ts')).move,
  },
  {
    name: 'open',
    options: [{ flags: '--port <P>', about: 'cli.option.port' }, data],
    load: async () => (await import('./commands/open.ts')).open,
  },
  {
    name: 'publish',
    args: { FOLDER: 'cli.argument.publish-folder' },
    options: [
      data,
      { flags: '--from <URL>', about: 'cli.option.publish-from' },
      { flags: '--address <URL>', about: 'cli.option.publish-address' },
      { flags: '--then <COMMAND>', about: 'cli.option.publish-then' },
      { flags: '--watch', about: 'cli.option.publish-watch' },
    ],
    load: async () => (await import('./commands/publish.ts')).publish,
  },
  {
    name: 'sandbox',
    options: [
      { flags: '--port <P>', about: 'cli.option.port' },
      { flags: '--host <HOST>', about: 'cli.option.host' },
      data,
      { flags: '--reset', about: 'cli.option.sandbox-reset' },
    ],
    load: async () => (await import('./commands/sandbox.ts')).sandbox,
  },
  {
    name: 'broadcast',
    args: { TOURNAMENT: 'cli.argument.broadcast-tournament' },
    options: [
      { flags: '--from <URL>', about: 'cli.option.broadcast-from' },
      { flags: '--rounds <IDS>', about: 'cli.option.broadcast-rounds' },
      { flags: '--token-file <FILE>', about: 'cli.option.broadcast-token-file' },
      { flags: '--lichess <URL>', about: 'cli.option.broadcast-lichess' },
      { flags: '--watch', about: 'cli.option.broadcast-watch' },
    ],
    load: async () => (await import('./commands/broadcast.ts')).broadcast,
  },
  {
    name: 'boards',
    args: {
      TOURNAMENT: 'cli.argument.broadcast-tournament',
      FOLDER: 'cli.argument.boards-folder',
    },
    options: [
      { flags: '--from <URL>', about: 'cli.option.boards-from' },
      { flags: '--token-file <FILE>', about: 'cli.option.boards-token-file' },
      { flags: '--every <SECONDS>', about: 'cli.option.boards-every' },
      { flags: '--watch', about: 'cli.option.boards-watch' },
    ],
    load: async () => (await import('./commands/boards.ts')).boards,
  },
  {
    name: 'serve',
    options: [
      { flags: '--port <P>', about: 'cli.option.port' },
      { flags: '--host <HOST>', about: 'cli.option.host' },
      data,
      { flags: '--proxy <HEADER>', about: 'cli.option.proxy' },
      { flags: '--local-webhooks', about: 'cli.option.local-webhooks' },
      { flags: '--lichess <URL>', about: 'cli.option.broadcast-lichess' },
      { flags: '--boards <FOLDER>', about: 'cli.option.serve-boards' },
    ],
    load: async () => (await import('./commands/serve.ts')).serve,
  },
];

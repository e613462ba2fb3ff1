import type { GroupsRefusal, ReasonCode, TimeOddsFault, VarmaRefusal } from '@rokade/rules';
import { type Message, section } from '../section.ts';

type Codes = Extract<ReasonCode, `${'groups' | 'lots' | 'withdrawal'}.${string}`>;

/** Why a group is as it is, a number was drawn, or the games of one who left count or not. */
export const groupsAndLotsReasonTexts = section({
  'reason.groups.by-rating': {
    da: '{count} spillere i ratingorden, {highest} til {lowest}.',
    de: '{count} Spieler in der Reihenfolge der Wertungszahlen, {highest} bis {lowest}.',
    en: '{count} players in the order of their ratings, {highest} to {lowest}.',
  },
  'reason.groups.unrated-last': {
    da: 'Uden rating og derfor efter alle andre: {players}.',
    de: 'Ohne Wertungszahl und daher nach allen anderen: {players}.',
    en: 'Without a rating and so after everybody else: {players}.',
  },
  'reason.groups.largest-possible': {
    da: 'Så store grupper som muligt: {total} spillere med højst {most} i hver giver {groups|1 gruppe|{groups} grupper}.',
    de: 'So große Gruppen wie möglich: {total} Spieler zu höchstens {most} ergeben {groups|1 Gruppe|{groups} Gruppen}.',
    en: 'Groups as large as possible: {total} players, at most {most} in each, make {groups|1 group|{groups} groups}.',
  },
  'reason.groups.number-given': {
    da: '{total} spillere i {groups|1 gruppe|{groups} grupper}, så lige store som muligt.',
    de: '{total} Spieler in {groups|1 Gruppe|{groups} Gruppen}, so gleich groß wie möglich.',
    en: '{total} players in {groups|1 group|{groups} groups}, as equal as possible.',
  },
  'reason.groups.only-odd': {
    da: 'Den eneste af disse grupper med et ulige antal: {count}.',
    de: 'Von diesen Gruppen die einzige mit ungerader Zahl: {count}.',
    en: 'The only one of these groups with an odd number: {count}.',
  },
  'reason.groups.full': {
    da: '{count} spillere, alle mod alle.',
    de: '{count} Spieler, jeder gegen jeden.',
    en: '{count} players, everybody against everybody.',
  },
  'reason.groups.surplus': {
    da: 'Ønskede alle-mod-alle, men grupperne dér er fulde: {players}.',
    de: 'Wünschten ein Rundenturnier, aber dessen Gruppen sind voll: {players}.',
    en: 'Wanted all-play-all, but its groups are full: {players}.',
  },
  'reason.groups.no-wish': {
    da: 'Oplyste ingen turneringsform og spiller derfor 7 runder: {players}.',
    de: 'Nannten keine Turnierform und spielen daher 7 Runden: {players}.',
    en: 'Named no form of play and so play 7 rounds: {players}.',
  },
  'reason.groups.form-not-offered': {
    da: 'Ønskede alle-mod-alle, som basisklassen ikke har: {players}.',
    de: 'Wünschten ein Rundenturnier, das es in der Basisklasse nicht gibt: {players}.',
    en: 'Wanted all-play-all, which the basic class does not have: {players}.',
  },
  'reason.lots.varma-envelope': {
    da: '{group}: kuvert {envelope}, nr. {numbers}.',
    de: '{group}: Umschlag {envelope}, Nr. {numbers}.',
    en: '{group}: envelope {envelope}, no. {numbers}.',
  },
  'reason.withdrawal.not-counted': {
    da: '{player} udgik efter {games} af {of} partier, under halvdelen: ingen af dem tæller i stillingen.',
    de: '{player} trat nach {games} von {of} Partien zurück, weniger als der Hälfte: keine davon zählt für die Tabelle.',
    en: '{player} left after {games} of {of} games, less than half: none of them counts in the standings.',
  },
  'reason.withdrawal.struck': {
    da: '{player} udgik efter {games} partier i {of} runder, under halvdelen: hans point stryges, modstandernes bliver stående.',
    de: '{player} trat nach {games} Partien in {of} Runden zurück, weniger als der Hälfte: seine Punkte sind gestrichen, die der Gegner bleiben.',
    en: '{player} left after {games} games in {of} rounds, less than half: his points are struck, those of his opponents stay.',
  },
  'reason.withdrawal.rest-lost': {
    da: '{player} udgik efter {games} af {of} partier, mindst halvdelen: de tæller, og resten er tabt.',
    de: '{player} trat nach {games} von {of} Partien zurück, mindestens der Hälfte: sie zählen, und die übrigen sind verloren.',
    en: '{player} left after {games} of {of} games, at least half: they count, and the rest are lost.',
  },
}) satisfies Readonly<Record<`reason.${Codes}`, Message>>;

/** Why groups, lots or time odds cannot be so. */
const refusalTexts = section({
  'error.groups.too-many': {
    da: '{groups} grupper er ikke mulige: med mindst 2 spillere i hver kan der højst være {most}.',
    de: '{groups} Gruppen sind nicht möglich: Mit mindestens 2 Spielern in jeder sind es höchstens {most}.',
    en: '{groups} groups are not possible: with at least 2 players in each there can be {most}.',
  },
  'error.groups.too-few-players': {
    da: '{players|1 spiller|{players} spillere}: en gruppe kræver mindst {least}.',
    de: '{players} Spieler: Eine Gruppe braucht mindestens {least}.',
    en: '{players|1 player|{players} players}: a group needs at least {least}.',
  },
  'error.groups.size-too-small': {
    da: 'Grupper med højst {size} er for små; med dette antal spillere skal der være plads til mindst {least}.',
    de: 'Gruppen mit höchstens {size} sind zu klein; bei dieser Spielerzahl brauchen sie Platz für mindestens {least}.',
    en: 'Groups of at most {size} are too small; with so many players they need room for at least {least}.',
  },
  'error.groups.too-few-for-rounds': {
    da: '{group} ville få {players|1 spiller|{players} spillere}; så mange runder kræver mindst {least}.',
    de: '{group} hätte nur {players} Spieler; für so viele Runden braucht es mindestens {least}.',
    en: '{group} would have {players|1 player|{players} players}; so many rounds need at least {least}.',
  },
  'error.lots.varma-players': {
    da: 'Varma-tabellerne er til {least}–{most} spillere; her er der {players}.',
    de: 'Die Varma-Tabellen gibt es für {least}–{most} Spieler; hier sind es {players}.',
    en: 'The Varma tables are for {least}–{most} players; here there are {players}.',
  },
  'error.lots.varma-no-room': {
    da: 'Ingen kuvert har plads til alle {count} fra {group}.',
    de: 'Kein Umschlag hat Platz für alle {count} aus {group}.',
    en: 'No envelope has room for all {count} from {group}.',
  },
  'error.time-odds.difference': {
    da: 'Trin {step}: ratingforskellen skal være større end {above}.',
    de: 'Stufe {step}: Der Wertungsunterschied muss größer sein als {above}.',
    en: 'Step {step}: the difference in rating must be more than {above}.',
  },
  'error.time-odds.minutes': {
    da: 'Trin {step}: den stærkeres minutter skal være mindst 1 og færre end {below}.',
    de: 'Stufe {step}: Der Stärkere braucht mindestens 1 Minute und weniger als {below}.',
    en: 'Step {step}: the stronger must have at least 1 minute and fewer than {below}.',
  },
}) satisfies Readonly<
  Record<`error.${(GroupsRefusal | VarmaRefusal | TimeOddsFault)['code']}`, Message>
>;

/** What the command line says of them. */
const commandTexts = section({
  'cli.command.groups': {
    da: 'inddel spillerne i grupper efter rating',
    de: 'die Spieler nach Wertungszahl in Gruppen einteilen',
    en: 'divide the players into groups by rating',
  },
  'cli.command.lots': {
    da: 'træk numre ved lodtrækning, eller giv dem efter styrke',
    de: 'Nummern auslosen oder nach Spielstärke vergeben',
    en: 'draw numbers by lot, or give them by strength',
  },
  'cli.command.time-odds': {
    da: 'handicaptider efter ratingforskel',
    de: 'Zeitvorgabe nach Wertungsunterschied',
    en: 'handicap times by the difference in rating',
  },
  'cli.option.size': {
    da: 'højst så mange spillere i en gruppe',
    de: 'höchstens so viele Spieler in einer Gruppe',
    en: 'at most so many players in a group',
  },
  'cli.option.groups': {
    da: 'så mange grupper',
    de: 'so viele Gruppen',
    en: 'so many groups',
  },
  'cli.option.form': {
    da: 'turneringsform for alle andre i mester- og basisklassen; ellers seven-rounds',
    de: 'Turnierform aller übrigen in Meister- und Basisklasse; sonst seven-rounds',
    en: 'form of play of all others in master and basic class; else seven-rounds',
  },
  'cli.option.all-play-all': {
    da: 'numrene på dem, der ønsker alle-mod-alle (3,7,12)',
    de: 'Nummern derer, die ein Rundenturnier wünschen (3,7,12)',
    en: 'numbers of those who want all-play-all (3,7,12)',
  },
  'cli.option.five-rounds': {
    da: 'numrene på dem, der ønsker 5 runder',
    de: 'Nummern derer, die 5 Runden wünschen',
    en: 'numbers of those who want 5 rounds',
  },
  'cli.option.explain-groups': {
    da: 'begrund hver gruppe med reglens paragraf',
    de: 'jede Gruppe mit der Regelstelle begründen',
    en: 'give the rules behind each group, by article',
  },
  'cli.option.lot-seed': {
    da: 'en tekst; samme frø giver samme lodtrækning',
    de: 'ein Text; derselbe Startwert ergibt dieselbe Auslosung',
    en: 'a text; the same seed gives the same draw',
  },
  'cli.option.varma': {
    da: 'hold spillere fra samme land eller klub fra hinanden i de sidste tre runder',
    de: 'Spieler eines Landes oder Vereins in den letzten drei Runden auseinanderhalten',
    en: 'keep players of one federation or club apart in the last three rounds',
  },
  'cli.option.by-rating': {
    da: 'ingen lodtrækning: numre efter rating, titel og navn',
    de: 'keine Auslosung: Nummern nach Wertungszahl, Titel und Name',
    en: 'no lots: numbers by rating, title and name',
  },
  'cli.option.ratings': {
    da: 'ratingtal for hvid og sort (1900,1640); ellers hele tabellen',
    de: 'Wertungszahlen von Weiß und Schwarz (1900,1640); sonst die ganze Tabelle',
    en: 'ratings of White and Black (1900,1640); else the whole table',
  },
  'cli.option.minutes': {
    da: 'minutter til hver ved lige styrke (30)',
    de: 'Minuten für jeden bei gleicher Stärke (30)',
    en: 'minutes for each where strengths are equal (30)',
  },
  'cli.option.odds-steps': {
    da: 'egne trin: forskel:den stærkeres minutter (100:25,200:20,300:15)',
    de: 'eigene Stufen: Unterschied:Minuten des Stärkeren (100:25,200:20,300:15)',
    en: 'steps of your own: difference:minutes of the stronger (100:25,200:20,300:15)',
  },
  'cli.usage.either': {
    da: '{first} og {second} går ikke sammen',
    de: '{first} und {second} schließen sich aus',
    en: '{first} and {second} do not go together',
  },
  'cli.usage.seed': {
    da: '--seed mangler: en lodtrækning kræver et frø (eller --by-rating)',
    de: '--seed fehlt: Eine Auslosung braucht einen Startwert (oder --by-rating)',
    en: '--seed is missing: a draw needs a seed (or --by-rating)',
  },
  'cli.usage.numbers': {
    da: '{option}: »{text}« er ikke numre som 3,7,12',
    de: '{option}: „{text}“ sind keine Nummern wie 3,7,12',
    en: '{option}: “{text}” is not numbers such as 3,7,12',
  },
  'cli.usage.nobodys-number': {
    da: 'ingen spiller har nummer {no}',
    de: 'niemand hat die Nummer {no}',
    en: 'nobody has number {no}',
  },
  'cli.usage.ratings': {
    da: '--ratings: »{text}« er ikke to ratingtal som 1900,1640',
    de: '--ratings: „{text}“ sind nicht zwei Wertungszahlen wie 1900,1640',
    en: '--ratings: “{text}” is not two ratings such as 1900,1640',
  },
  'cli.usage.odds-steps': {
    da: '--steps: »{text}« er ikke trin som 100:25,200:20',
    de: '--steps: „{text}“ sind keine Stufen wie 100:25,200:20',
    en: '--steps: “{text}” is not steps such as 100:25,200:20',
  },
  'cli.groups.group': {
    da: 'Gruppe {number}',
    de: 'Gruppe {number}',
    en: 'Group {number}',
  },
  'cli.lots.by-lot': {
    da: 'Lodtrækning med frøet »{seed}«',
    de: 'Auslosung mit dem Startwert „{seed}“',
    en: 'Draw with the seed “{seed}”',
  },
  'cli.lots.by-rating': {
    da: 'Numre efter rating, titel og navn',
    de: 'Nummern nach Wertungszahl, Titel und Name',
    en: 'Numbers by rating, title and name',
  },
  'cli.odds-table.difference': {
    da: 'Ratingforskel',
    de: 'Wertungsunterschied',
    en: 'Difference in rating',
  },
  'cli.odds-table.and-more': {
    da: '{from} og mere',
    de: '{from} und mehr',
    en: '{from} and more',
  },
  'cli.odds-table.stronger': { da: 'Den stærkere', de: 'Der Stärkere', en: 'The stronger' },
  'cli.odds-table.weaker': { da: 'Den svagere', de: 'Der Schwächere', en: 'The weaker' },
  'cli.odds-table.minutes': {
    da: '{minutes} min.',
    de: '{minutes} Min.',
    en: '{minutes} min',
  },
});

/** Everything else that is said about groups, lots and time odds. */
export const groupsAndLotsTexts = section({ ...refusalTexts, ...commandTexts });

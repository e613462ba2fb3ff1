import type { PrizePlanFaultCode, ReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';

/** Why a prize is given as it is. */
export const prizeReasonTexts = section({
  'reason.prize.single': {
    da: 'Præmie {place} udelt: ingen anden på listen har lige så mange point.',
    de: 'Preis {place} ungeteilt: Niemand sonst auf der Liste hat gleich viele Punkte.',
    en: 'Prize {place} whole: nobody else on the list has as many points.',
  },
  'reason.prize.shared': {
    da: 'Præmie {firstPlace}–{lastPlace} deles af {count}: {prizeMoneys} = {potMoney}, {shareMoney} til hver.',
    de: 'Preise {firstPlace}–{lastPlace} unter {count} geteilt: {prizeMoneys} = {potMoney}, je {shareMoney}.',
    en: 'Prizes {firstPlace}–{lastPlace} shared by {count}: {prizeMoneys} = {potMoney}, {shareMoney} each.',
  },
  'reason.prize.shared-one': {
    da: 'Præmie {firstPlace} deles af {count}: {potMoney}, {shareMoney} til hver.',
    de: 'Preis {firstPlace} unter {count} geteilt: {potMoney}, je {shareMoney}.',
    en: 'Prize {firstPlace} shared by {count}: {potMoney}, {shareMoney} each.',
  },
  'reason.prize.remainder': {
    da: 'Det går ikke op: de sidste {remainderMoney} går til {count|den første|de {count} første} i slutstillingen, {players}.',
    de: 'Das geht nicht auf: Die restlichen {remainderMoney} gehen an {count|den Ersten|die ersten {count}} der Schlusstabelle, {players}.',
    en: 'It does not come out even: the last {remainderMoney} go to the first {count|one|{count}} in the final order, {players}.',
  },
  'reason.prize.by-order': {
    da: 'Lige point: {player} får præmie {place} efter slutstillingen, korrektionen medregnet.',
    de: 'Punktgleich: {player} erhält Preis {place} nach der Schlusstabelle mit Feinwertung.',
    en: 'Equal points: {player} gets prize {place} by the final order, tie-breaks included.',
  },
  'reason.prize.equal-in-everything': {
    da: 'Også korrektionen er lige: {count} deler {potMoney}, {shareMoney} til hver.',
    de: 'Auch die Feinwertung ist gleich: {count} teilen sich {potMoney}, je {shareMoney}.',
    en: 'Equal in the tie-breaks, too: {count} share {potMoney}, {shareMoney} each.',
  },
  'reason.prize.half-shared': {
    da: 'Præmie {firstPlace}–{lastPlace}, {count} med lige point: den ene halvdel, {potMoney}, deles, {shareMoney} til hver (Hort-systemet).',
    de: 'Preise {firstPlace}–{lastPlace}, {count} punktgleich: Die eine Hälfte, {potMoney}, wird geteilt, je {shareMoney} (Hort-System).',
    en: 'Prizes {firstPlace}–{lastPlace}, {count} with equal points: one half, {potMoney}, is shared, {shareMoney} each (Hort system).',
  },
  'reason.prize.half-shared-one': {
    da: 'Præmie {firstPlace}, {count} med lige point: den ene halvdel, {potMoney}, deles, {shareMoney} til hver (Hort-systemet).',
    de: 'Preis {firstPlace}, {count} punktgleich: Die eine Hälfte, {potMoney}, wird geteilt, je {shareMoney} (Hort-System).',
    en: 'Prize {firstPlace}, {count} with equal points: one half, {potMoney}, is shared, {shareMoney} each (Hort system).',
  },
  'reason.prize.half-by-order': {
    da: 'Den anden halvdel går efter slutstillingen: {halfMoney} til {player}.',
    de: 'Die andere Hälfte geht nach der Schlusstabelle: {halfMoney} an {player}.',
    en: 'The other half goes by the final order: {halfMoney} to {player}.',
  },
  'reason.prize.honour-by-order': {
    da: 'En ærespræmie deles ikke: den tilfalder {player} efter slutstillingen, korrektionen medregnet.',
    de: 'Ein Ehrenpreis wird nicht geteilt: Er geht nach der Schlusstabelle mit Feinwertung an {player}.',
    en: 'An honour is not shared: it goes to {player} by the final order, tie-breaks included.',
  },
  'reason.prize.after-play-off': {
    da: 'Omkampens udfald er afgørende: præmie {place} udelt.',
    de: 'Der Stichkampf entscheidet: Preis {place} ungeteilt.',
    en: 'The play-off decides: prize {place} whole.',
  },
  'reason.prize.after-lot': {
    da: 'Lige i alt: loddet har afgjort rækkefølgen for {player}.',
    de: 'In allem gleich: Über den Rang von {player} hat das Los entschieden.',
    en: 'Equal in everything: the lot has decided the place of {player}.',
  },
  'reason.prize.rating-from-to': {
    da: '{player} har rating {rating}, inden for {from}–{to}.',
    de: '{player} hat die Wertungszahl {rating}, innerhalb {from}–{to}.',
    en: '{player} is rated {rating}, within {from}–{to}.',
  },
  'reason.prize.rating-from': {
    da: '{player} har rating {rating}, mindst {from}.',
    de: '{player} hat die Wertungszahl {rating}, mindestens {from}.',
    en: '{player} is rated {rating}, at least {from}.',
  },
  'reason.prize.rating-to': {
    da: '{player} har rating {rating}, højst {to}.',
    de: '{player} hat die Wertungszahl {rating}, höchstens {to}.',
    en: '{player} is rated {rating}, at most {to}.',
  },
  'reason.prize.rated': {
    da: '{player} har en rating ({rating}).',
    de: '{player} hat eine Wertungszahl ({rating}).',
    en: '{player} is rated ({rating}).',
  },
  'reason.prize.unrated': {
    da: '{player} er uden rating.',
    de: '{player} hat keine Wertungszahl.',
    en: '{player} is unrated.',
  },
  'reason.prize.woman': {
    da: '{player} er kvinde.',
    de: '{player} ist eine Frau.',
    en: '{player} is a woman.',
  },
  'reason.prize.senior': {
    da: '{player} er senior: fylder {age} i {year}, grænsen er {fromAge}.',
    de: '{player} zählt zu den Senioren: {year} werden {age} Jahre erreicht, die Grenze ist {fromAge}.',
    en: '{player} is a senior: reaches {age} in {year}, and the limit is {fromAge}.',
  },
  'reason.prize.junior': {
    da: '{player} er junior: fylder {age} i {year}, grænsen er {toAge}.',
    de: '{player} zählt zur Jugend: {year} werden {age} Jahre erreicht, die Grenze ist {toAge}.',
    en: '{player} is a junior: reaches {age} in {year}, and the limit is {toAge}.',
  },
  'reason.prize.club': {
    da: '{player} spiller for {club}.',
    de: '{player} spielt für {club}.',
    en: '{player} plays for {club}.',
  },
  'reason.prize.citizen': {
    da: '{player} er statsborger: {federation}.',
    de: '{player} hat die Staatsangehörigkeit: {federation}.',
    en: '{player} is a citizen: {federation}.',
  },
  'reason.prize.citizen-presumed': {
    da: '{player} spiller for {federation}; statsborgerskab er ikke oplyst.',
    de: '{player} spielt für {federation}; die Staatsangehörigkeit ist nicht angegeben.',
    en: '{player} plays for {federation}; citizenship is not stated.',
  },
  'reason.prize.listed': {
    da: '{player} står på arrangørens liste.',
    de: '{player} steht auf der Liste des Veranstalters.',
    en: '{player} is on the organiser’s list.',
  },
  'reason.prize.not-citizens': {
    da: 'Bedre placeret, men ikke statsborger: {passedPlayers}. Præmien tilfalder den næste.',
    de: 'Besser platziert, aber ohne die Staatsangehörigkeit: {passedPlayers}. Der Preis geht an den Nächsten.',
    en: 'Placed higher, but no citizen: {passedPlayers}. The prize goes to the next.',
  },
  'reason.prize.passed-over': {
    da: 'Bedre placeret på listen, men med en anden præmie: {passedPlayers}.',
    de: 'Auf der Liste besser platziert, aber mit einem anderen Preis: {passedPlayers}.',
    en: 'Placed higher on the list, but with another prize: {passedPlayers}.',
  },
  'reason.prize.first-kept': {
    da: 'Én præmie til hver, den første gælder: {player} overlader {otherMoney} på »{otherList}« til den næste.',
    de: 'Jeder erhält einen Preis, der erste gilt: {player} überlässt {otherMoney} aus „{otherList}“ dem Nächsten.',
    en: 'One prize a player, the first counts: {player} leaves {otherMoney} of “{otherList}” to the next.',
  },
  'reason.prize.better-kept': {
    da: 'Én præmie til hver, den bedste gælder: {player} overlader {otherMoney} på »{otherList}« til den næste.',
    de: 'Jeder erhält einen Preis, der bessere gilt: {player} überlässt {otherMoney} aus „{otherList}“ dem Nächsten.',
    en: 'One prize a player, the better counts: {player} leaves {otherMoney} of “{otherList}” to the next.',
  },
  'reason.prize.play-off-needed': {
    da: 'Lige point, og præmien kan ikke deles: omkamp mellem {players}.',
    de: 'Punktgleich, und der Preis ist unteilbar: Stichkampf zwischen {players}.',
    en: 'Equal points, and the prize cannot be shared: a play-off between {players}.',
  },
  'reason.prize.lot-needed': {
    da: 'Lige i alt, og en ærespræmie deles ikke: lodtrækning mellem {players}.',
    de: 'In allem gleich, und ein Ehrenpreis wird nicht geteilt: Das Los entscheidet zwischen {players}.',
    en: 'Equal in everything, and an honour is not shared: lots are drawn between {players}.',
  },
  'reason.prize.nobody-entitled': {
    da: 'Ingen tilbage, som præmien kan tilfalde.',
    de: 'Niemand ist übrig, dem der Preis zusteht.',
    en: 'Nobody is left who is entitled to it.',
  },
}) satisfies Readonly<Record<`reason.${Extract<ReasonCode, `prize.${string}`>}`, Message>>;

/** What is wrong with a plan, at the place named beside it. */
const planFaultTexts = section({
  'error.prize-plan.empty': {
    da: 'her mangler noget: et navn, en præmie eller hvem den er til',
    de: 'hier fehlt etwas: ein Name, ein Preis oder für wen er ist',
    en: 'something is missing here: a name, a prize or whom it is for',
  },
  'error.prize-plan.too-much': {
    da: 'for meget: højst {most}',
    de: 'zu viel: höchstens {most}',
    en: 'too much: at most {most}',
  },
  'error.prize-plan.money-invalid': {
    da: 'et beløb er et helt antal øre eller cent og aldrig under 0',
    de: 'ein Betrag ist eine ganze Zahl von Cent oder Øre und nie unter 0',
    en: 'an amount is a whole number of øre or cents and never below 0',
  },
  'error.prize-plan.money-rises': {
    da: 'beløbet er højere end for pladsen over',
    de: 'der Betrag ist höher als beim Platz darüber',
    en: 'the amount is higher than for the place above',
  },
  'error.prize-plan.number-invalid': {
    da: 'et helt tal fra {least} til {most} ventes',
    de: 'erwartet wird eine ganze Zahl von {least} bis {most}',
    en: 'a whole number from {least} to {most} is wanted',
  },
  'error.prize-plan.range-reversed': {
    da: 'ratinggruppen begynder over sin ende',
    de: 'die Wertungsgruppe beginnt über ihrem Ende',
    en: 'the rating group begins above its end',
  },
  'error.prize-plan.ranges-overlap': {
    da: 'ratinggruppen overlapper {otherPath}; den ene skal ligge helt inde i den anden eller helt udenfor',
    de: 'die Wertungsgruppe überschneidet sich mit {otherPath}; die eine muss ganz in der anderen oder ganz außerhalb liegen',
    en: 'the rating group overlaps {otherPath}; one has to lie wholly inside or wholly outside the other',
  },
  'error.prize-plan.condition-twice': {
    da: 'samme slags betingelse står to gange',
    de: 'dieselbe Art Bedingung steht zweimal da',
    en: 'the same kind of condition stands twice',
  },
  'error.prize-plan.year-missing': {
    da: 'en aldersgruppe kræver, at planen nævner året',
    de: 'eine Altersgruppe verlangt, dass der Plan das Jahr nennt',
    en: 'an age group needs the year in the plan',
  },
  'error.prize-plan.player-twice': {
    da: 'en spiller er nævnt to gange',
    de: 'ein Spieler ist zweimal genannt',
    en: 'a player is named twice',
  },
  'error.prize-plan.player-unknown': {
    da: 'ingen spiller hedder sådan',
    de: 'diesen Spieler gibt es nicht',
    en: 'there is no such player',
  },
  'error.prize-plan.not-equal': {
    da: 'disse spillere står ikke lige: omkamp kræver lige point, lod lighed i alt',
    de: 'diese Spieler sind nicht gleich: Ein Stichkampf verlangt gleiche Punkte, das Los Gleichheit in allem',
    en: 'these players are not equal: a play-off needs equal points, a lot equality in everything',
  },
}) satisfies Readonly<Record<`error.${PrizePlanFaultCode}`, Message>>;

const termTexts = section({
  'prizes.prizes': { da: 'Præmier', de: 'Preise', en: 'Prizes' },
  'prizes.prize': { da: 'Præmie', de: 'Preis', en: 'Prize' },
  'prizes.amount': { da: 'Beløb', de: 'Betrag', en: 'Amount' },
  'prizes.honour': { da: 'Ærespræmie', de: 'Ehrenpreis', en: 'Honour' },
  'prizes.left': { da: 'Ikke uddelt', de: 'Nicht vergeben', en: 'Not given' },
  'prizes.total': {
    da: 'Uddelt i alt: {amount}',
    de: 'Zusammen vergeben: {amount}',
    en: 'Given in all: {amount}',
  },
  'prizes.needs-play-off': {
    da: 'Afgøres ved omkamp',
    de: 'Stichkampf entscheidet',
    en: 'Waits for a play-off',
  },
  'prizes.needs-lot': {
    da: 'Afgøres ved lodtrækning',
    de: 'Los entscheidet',
    en: 'Waits for a lot',
  },
});

/** The page of the prizes and its form. */
const pageTexts = section({
  'prizes.plan': { da: 'Præmieplan', de: 'Preisplan', en: 'Plan of prizes' },
  'prizes.begin': {
    da: 'Vælg et udkast; alt kan ændres bagefter.',
    de: 'Eine Vorlage wählen; alles lässt sich danach ändern.',
    en: 'Choose a draft; everything can be changed afterwards.',
  },
  'prizes.preset-dsu-shared': {
    da: 'Alle-mod-alle (DSU 2002 §24a)',
    de: 'Rundenturnier (DSU 2002 §24a)',
    en: 'All-play-all (DSU 2002 §24a)',
  },
  'prizes.preset-dsu-shared-what': {
    da: 'Penge deles ved lige point; ærespræmier går efter korrektion.',
    de: 'Geld wird bei Punktgleichheit geteilt; Ehrenpreise gehen nach Feinwertung.',
    en: 'Equal points share the money; honours go by tie-break.',
  },
  'prizes.preset-dsu-order': {
    da: 'Andre grupper (DSU 2002 §24b)',
    de: 'Andere Gruppen (DSU 2002 §24b)',
    en: 'Other groups (DSU 2002 §24b)',
  },
  'prizes.preset-dsu-order-what': {
    da: 'Alle præmier går efter korrektion.',
    de: 'Alle Preise gehen nach Feinwertung.',
    en: 'All prizes go by tie-break.',
  },
  'prizes.preset-emt': {
    da: 'Mesterskab med titel (DSU 2002 4.2 §36)',
    de: 'Meisterschaft mit Titel (DSU 2002 4.2 §36)',
    en: 'Championship with a title (DSU 2002 4.2 §36)',
  },
  'prizes.preset-emt-what': {
    da: 'Titlen og fondens præmie er for statsborgere og deles ikke; de andre pengepræmier deles.',
    de: 'Titel und Fondspreis sind für Staatsangehörige und unteilbar; das übrige Geld wird geteilt.',
    en: 'Title and fund’s prize are for citizens and not shared; the other money is.',
  },
  'prizes.preset-hort': {
    da: 'Hort-systemet (Tempelhof 2018 III.B)',
    de: 'Hort-System (Tempelhof 2018 III.B)',
    en: 'Hort system (Tempelhof 2018 III.B)',
  },
  'prizes.preset-hort-what': {
    da: 'Halvdelen deles, halvdelen går efter korrektion; med præmier til kvinder, seniorer og juniorer.',
    de: 'Die Hälfte wird geteilt, die Hälfte geht nach Wertung; mit Preisen für Damen, Senioren und Jugend.',
    en: 'Half is shared, half goes by tie-break; with prizes for women, seniors and juniors.',
  },
  'prizes.preset-main': { da: 'Hovedpræmier', de: 'Hauptpreise', en: 'Main prizes' },
  'prizes.preset-title': { da: 'Titel', de: 'Titel', en: 'Title' },
  'prizes.preset-champion': {
    da: 'Danmarksmester',
    de: 'Dänischer Meister',
    en: 'Danish champion',
  },
  'prizes.preset-cup': { da: 'Vandrepokal', de: 'Wanderpokal', en: 'Challenge cup' },
  'prizes.preset-unseeded': {
    da: 'Bedste i ratinggruppen',
    de: 'Bester der Wertungsgruppe',
    en: 'Best of the rating group',
  },
  'prizes.preset-women': { da: 'Bedste kvinde', de: 'Beste Dame', en: 'Best woman' },
  'prizes.preset-seniors': { da: 'Bedste senior', de: 'Bester Senior', en: 'Best senior' },
  'prizes.preset-juniors': { da: 'Bedste junior', de: 'Bester Jugendlicher', en: 'Best junior' },
  'prizes.currency': { da: 'Valuta', de: 'Währung', en: 'Currency' },
  'prizes.ties': { da: 'Ved lige point', de: 'Bei Punktgleichheit', en: 'At equal points' },
  'prizes.ties-as-plan': {
    da: 'som i hele planen',
    de: 'wie im ganzen Plan',
    en: 'as the plan says',
  },
  'prizes.ties-shared': {
    da: 'penge deles ligeligt',
    de: 'Geld gleich teilen',
    en: 'share the money equally',
  },
  'prizes.ties-by-order': {
    da: 'efter korrektion',
    de: 'nach Feinwertung',
    en: 'by tie-break',
  },
  'prizes.ties-half-and-half': {
    da: 'halvt delt, halvt efter korrektion (Hort)',
    de: 'halb geteilt, halb nach Feinwertung (Hort)',
    en: 'half shared, half by tie-break (Hort)',
  },
  'prizes.ties-undivided': {
    da: 'deles ikke: omkamp',
    de: 'unteilbar: Stichkampf',
    en: 'not shared: play-off',
  },
  'prizes.per-player': {
    da: 'Præmier pr. spiller',
    de: 'Preise je Spieler',
    en: 'Prizes a player',
  },
  'prizes.per-player-all': {
    da: 'alle, der er ret til',
    de: 'alle, die ihm zustehen',
    en: 'all he is entitled to',
  },
  'prizes.per-player-first': {
    da: 'én: den første på listen',
    de: 'einer: der erste der Listen',
    en: 'one: the first of the lists',
  },
  'prizes.per-player-better': {
    da: 'én: den bedste',
    de: 'einer: der bessere',
    en: 'one: the better',
  },
  'prizes.round-to': {
    da: 'Beløb afrundes til',
    de: 'Beträge gerundet auf',
    en: 'Amounts rounded to',
  },
  'prizes.year': {
    da: 'År for aldersgrupper',
    de: 'Jahr für Altersgruppen',
    en: 'Year for age groups',
  },
  'prizes.year-hint': {
    da: 'Kalenderåret, hvor alderen nås, tæller.',
    de: 'Es zählt das Kalenderjahr, in dem das Alter erreicht wird.',
    en: 'The calendar year in which the age is reached counts.',
  },
  'prizes.visible': {
    da: 'Vis præmierne på de offentlige sider',
    de: 'Preise auf den öffentlichen Seiten zeigen',
    en: 'Show the prizes on the public pages',
  },
  'prizes.list-name': { da: 'Navn på listen', de: 'Name der Liste', en: 'Name of the list' },
  'prizes.list-n': { da: 'Liste {list}', de: 'Liste {list}', en: 'List {list}' },
  'prizes.for-whom': { da: 'For hvem', de: 'Für wen', en: 'For whom' },
  'prizes.for-everybody': {
    da: 'For alle spillere.',
    de: 'Für alle Spieler.',
    en: 'For all players.',
  },
  'prizes.only-for': { da: 'Kun for …', de: 'Nur für …', en: 'Only for …' },
  'prizes.and-only-for': { da: 'Og kun for …', de: 'Und nur für …', en: 'And only for …' },
  'prizes.who-rating': { da: 'Ratinggruppe', de: 'Wertungsgruppe', en: 'Rating group' },
  'prizes.who-unrated': { da: 'Uden rating', de: 'Ohne Wertungszahl', en: 'Unrated' },
  'prizes.who-women': { da: 'Kvinder', de: 'Damen', en: 'Women' },
  'prizes.who-juniors': { da: 'Juniorer', de: 'Jugend', en: 'Juniors' },
  'prizes.who-seniors': { da: 'Seniorer', de: 'Senioren', en: 'Seniors' },
  'prizes.who-club': { da: 'Klub', de: 'Verein', en: 'Club' },
  'prizes.who-citizens': { da: 'Statsborgere', de: 'Staatsangehörige', en: 'Citizens' },
  'prizes.who-listed': { da: 'Spillernumre', de: 'Spielernummern', en: 'Numbers of players' },
  'prizes.from': { da: 'fra', de: 'von', en: 'from' },
  'prizes.to': { da: 'til', de: 'bis', en: 'to' },
  'prizes.from-age': {
    da: 'fra det år, de fylder',
    de: 'ab dem Jahr mit',
    en: 'from the year of age',
  },
  'prizes.to-age': {
    da: 'til det år, de fylder',
    de: 'bis zum Jahr mit',
    en: 'to the year of age',
  },
  'prizes.besides': {
    da: 'Gives ved siden af andre præmier',
    de: 'Gibt es neben anderen Preisen',
    en: 'Given besides other prizes',
  },
  'prizes.remove': { da: 'Fjern', de: 'Entfernen', en: 'Remove' },
  'prizes.remove-list': { da: 'Fjern listen', de: 'Liste entfernen', en: 'Remove the list' },
  'prizes.add-prize': { da: 'Endnu en præmie', de: 'Noch ein Preis', en: 'Another prize' },
  'prizes.add-list': { da: 'Endnu en liste', de: 'Noch eine Liste', en: 'Another list' },
  'prizes.save': { da: 'Gem præmierne', de: 'Preise speichern', en: 'Save the prizes' },
  'prizes.drop': { da: 'Ingen præmier', de: 'Keine Preise', en: 'No prizes' },
  'prizes.provisional': {
    da: 'Foreløbigt: sådan ville præmierne falde efter runde {round}.',
    de: 'Vorläufig: So fielen die Preise nach Runde {round}.',
    en: 'Provisional: this is how the prizes would fall after round {round}.',
  },
  'prizes.public-page': { da: 'Offentlig side', de: 'Öffentliche Seite', en: 'Public page' },
  'prizes.winner-play-off': {
    da: 'Vinder af omkampen',
    de: 'Sieger des Stichkampfs',
    en: 'Winner of the play-off',
  },
  'prizes.winner-lot': {
    da: 'Trukket ud ved lod',
    de: 'Durchs Los bestimmt',
    en: 'Drawn by lot',
  },
  'prizes.enter-decision': { da: 'Indfør', de: 'Eintragen', en: 'Enter' },
  'prizes.decided': {
    da: '{count|1 omkamp eller lod er indført|{count} omkampe og lod er indført}.',
    de: '{count|1 Stichkampf oder Los ist eingetragen|{count} Stichkämpfe und Lose sind eingetragen}.',
    en: '{count|1 play-off or lot is entered|{count} play-offs and lots are entered}.',
  },
  'prizes.forget': { da: 'Slet dem igen', de: 'Wieder löschen', en: 'Take them out' },
  'prizes.receipt': { da: 'Kvittering', de: 'Quittung', en: 'Receipt' },
  'prizes.received': {
    da: 'Modtaget som præmie i turneringen.',
    de: 'Als Preis des Turniers erhalten.',
    en: 'Received as a prize of the tournament.',
  },
  'prizes.place-and-date': { da: 'Sted og dato', de: 'Ort und Datum', en: 'Place and date' },
  'prizes.signature': { da: 'Underskrift', de: 'Unterschrift', en: 'Signature' },
});

/** What is said about prizes. */
export const prizesTexts = section({ ...planFaultTexts, ...termTexts, ...pageTexts });

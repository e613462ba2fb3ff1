import type { ReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';

type DutchReasonTexts = Readonly<
  Record<`reason.${Extract<ReasonCode, `dutch.${string}`>}`, Message>
>;

/** Why the FIDE Dutch system gave an opponent, a colour or the bye. */
export const dutchReasonTexts = section({
  'reason.dutch.paired-as-resident': {
    da: '{player} møder {opponent} i pointgruppen {bracketHalfPoints}: øverste halvdel mod nederste.',
    de: '{player} trifft auf {opponent} in der Punktgruppe {bracketHalfPoints}: obere Hälfte gegen untere.',
    en: '{player} meets {opponent} in the scoregroup of {bracketHalfPoints}: upper half against lower.',
  },
  'reason.dutch.paired-as-moved-down': {
    da: '{player} er flyttet ned fra pointgruppen {halfPoints} til pointgruppen {bracketHalfPoints} og møder {opponent}.',
    de: '{player} wird aus der Punktgruppe {halfPoints} in die Punktgruppe {bracketHalfPoints} hinuntergelost und trifft auf {opponent}.',
    en: '{player} floats down from the scoregroup of {halfPoints} to that of {bracketHalfPoints} and meets {opponent}.',
  },
  'reason.dutch.paired-in-remainder': {
    da: '{player} møder {opponent} i resten af pointgruppen {bracketHalfPoints}, efter at de nedflyttede har fået modstandere: øverste halvdel mod nederste.',
    de: '{player} trifft auf {opponent} im Rest der Punktgruppe {bracketHalfPoints}, nachdem die Hinuntergelosten ihre Gegner haben: obere Hälfte gegen untere.',
    en: '{player} meets {opponent} in the remainder of the scoregroup of {bracketHalfPoints}, once those moved down have their opponents: upper half against lower.',
  },
  'reason.dutch.paired-in-collapsed': {
    da: '{player} ({halfPoints}) møder {opponent} i den sidste gruppe: alle pointgrupper fra {bracketHalfPoints} og ned er lagt sammen, for ellers kunne ikke alle få en modstander.',
    de: '{player} ({halfPoints}) trifft auf {opponent} in der letzten Gruppe: Alle Punktgruppen ab {bracketHalfPoints} abwärts sind eine, weil sonst nicht alle gepaart werden könnten.',
    en: '{player} ({halfPoints}) meets {opponent} in the last bracket: all scoregroups from {bracketHalfPoints} down are made one, as not all could be paired otherwise.',
  },
  'reason.dutch.exchanged': {
    da: 'Der er byttet om mellem halvdelene, så {player} møder {opponent}: uden ombytning var gruppen lagt dårligere.',
    de: 'Zwischen den Hälften wurde getauscht, sodass {player} auf {opponent} trifft: Ohne Tausch wäre die Gruppe schlechter gepaart.',
    en: 'Players were exchanged between the halves, so that {player} meets {opponent}: without an exchange the group would be paired worse.',
  },
  'reason.dutch.passed-over-met': {
    da: '{player} har allerede mødt {passedOverPlayers}.',
    de: '{player} hat schon gegen {passedOverPlayers} gespielt.',
    en: '{player} has already met {passedOverPlayers}.',
  },
  'reason.dutch.passed-over-forbidden': {
    da: '{player} må ikke møde {passedOverPlayers}: udelukket af arrangøren.',
    de: '{player} darf nicht auf {passedOverPlayers} treffen: vom Veranstalter ausgeschlossen.',
    en: '{player} may not meet {passedOverPlayers}: excluded by the organiser.',
  },
  'reason.dutch.passed-over-absolute-colour': {
    da: '{player} kan ikke møde {passedOverPlayers}: absolut farveønske om den samme farve.',
    de: '{player} kann nicht auf {passedOverPlayers} treffen: absolute Farbpräferenz für dieselbe Farbe.',
    en: '{player} cannot meet {passedOverPlayers}: absolute preference for the same colour.',
  },
  'reason.dutch.passed-over-completion': {
    da: '{player} møder ikke {passedOverPlayers}: så kunne resten ikke alle få en modstander.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann hätten nicht alle Übrigen einen Gegner.',
    en: '{player} does not meet {passedOverPlayers}: then not all the others could be paired.',
  },
  'reason.dutch.passed-over-downfloaters': {
    da: '{player} møder ikke {passedOverPlayers}: så ville flere i gruppen stå uden modstander og flytte ned.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann blieben in der Gruppe mehr ohne Gegner und würden hinuntergelost.',
    en: '{player} does not meet {passedOverPlayers}: then more of the group would be left unpaired and float down.',
  },
  'reason.dutch.passed-over-moved-down': {
    da: '{player} møder ikke {passedOverPlayers}: så ville nedflyttede møde større pointforskelle eller flytte endnu længere ned.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann hätten Hinuntergeloste größere Punktabstände oder würden noch weiter hinuntergelost.',
    en: '{player} does not meet {passedOverPlayers}: then players moved down would face larger score differences, or float further down.',
  },
  'reason.dutch.passed-over-next-bracket': {
    da: '{player} møder ikke {passedOverPlayers}: så ville den næste gruppe blive lagt dårligere.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann wäre die nächste Gruppe schlechter gepaart.',
    en: '{player} does not meet {passedOverPlayers}: then the next group would be paired worse.',
  },
  'reason.dutch.passed-over-bye-receiver': {
    da: '{player} møder ikke {passedOverPlayers}: så ville en, der har færre spillede partier, blive oversidder.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann wäre jemand mit weniger gespielten Partien spielfrei.',
    en: '{player} does not meet {passedOverPlayers}: then the bye would go to somebody with fewer games played.',
  },
  'reason.dutch.passed-over-topscorer-colour': {
    da: '{player} møder ikke {passedOverPlayers}: så ville flere i topopgørene få en farve for tredje gang i træk eller for stor farvedifference.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann hätten in den Spitzenpaarungen mehr Spieler dreimal hintereinander dieselbe Farbe oder eine zu große Farbdifferenz.',
    en: '{player} does not meet {passedOverPlayers}: then more topscorers or their opponents would have a colour three times running, or too wide a colour difference.',
  },
  'reason.dutch.passed-over-colour': {
    da: '{player} møder ikke {passedOverPlayers}: så ville flere i gruppen ikke få den farve, de ønsker.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann bekämen in der Gruppe mehr Spieler nicht die Farbe ihrer Präferenz.',
    en: '{player} does not meet {passedOverPlayers}: then more of the group would not have the colour they prefer.',
  },
  'reason.dutch.passed-over-strong-colour': {
    da: '{player} møder ikke {passedOverPlayers}: så ville flere i gruppen ikke få en farve, de ønsker stærkt.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann bliebe in der Gruppe mehr Spielern eine starke Farbpräferenz unerfüllt.',
    en: '{player} does not meet {passedOverPlayers}: then more of the group would not have a colour they strongly prefer.',
  },
  'reason.dutch.passed-over-downfloat': {
    da: '{player} møder ikke {passedOverPlayers}: så ville flere flytte ned, som også gjorde det i en af de to seneste runder.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann würden mehr Spieler hinuntergelost, die es in einer der letzten beiden Runden schon wurden.',
    en: '{player} does not meet {passedOverPlayers}: then more players would float down who did so in one of the last two rounds.',
  },
  'reason.dutch.passed-over-upfloat': {
    da: '{player} møder ikke {passedOverPlayers}: så ville flere møde en modstander med flere point, som også gjorde det i en af de to seneste runder.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann würden mehr Spieler hochgelost, die es in einer der letzten beiden Runden schon wurden.',
    en: '{player} does not meet {passedOverPlayers}: then more players would float up who did so in one of the last two rounds.',
  },
  'reason.dutch.passed-over-float-differences': {
    da: '{player} møder ikke {passedOverPlayers}: så ville pointforskellene være større for dem, der flyttede gruppe i en af de to seneste runder.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Dann wären die Punktabstände derer größer, die in einer der letzten beiden Runden schon floateten.',
    en: '{player} does not meet {passedOverPlayers}: then score differences would be larger for those who floated in one of the last two rounds.',
  },
  'reason.dutch.passed-over-rest': {
    da: '{player} møder ikke {passedOverPlayers}: så var gruppen som helhed, eller grupperne under den, lagt dårligere.',
    de: '{player} trifft nicht auf {passedOverPlayers}: Die Gruppe im Ganzen oder die Gruppen darunter wären schlechter gepaart.',
    en: '{player} does not meet {passedOverPlayers}: the group as a whole, or those below, would be paired worse.',
  },
  'reason.dutch.both-preferences': {
    da: '{white} har hvid og {black} sort: begge får den farve, de ønsker.',
    de: '{white} hat Weiß und {black} Schwarz: Beide Präferenzen werden erfüllt.',
    en: '{white} has White and {black} Black: both have the colour they prefer.',
  },
  'reason.dutch.mild-preference': {
    da: '{white} har hvid og {black} sort: {player} har et svagt farveønske, {opponent} intet.',
    de: '{white} hat Weiß und {black} Schwarz: {player} hat eine schwache Farbpräferenz, {opponent} keine.',
    en: '{white} has White and {black} Black: {player} has a mild preference, {opponent} none.',
  },
  'reason.dutch.strong-preference': {
    da: '{white} har hvid og {black} sort: {player} har et stærkt farveønske, {opponent} et svagere eller intet.',
    de: '{white} hat Weiß und {black} Schwarz: {player} hat eine starke Farbpräferenz, {opponent} eine schwächere oder keine.',
    en: '{white} has White and {black} Black: {player} has a strong preference, {opponent} a weaker one or none.',
  },
  'reason.dutch.absolute-preference': {
    da: '{white} har hvid og {black} sort: {player} har et absolut farveønske, {opponent} et svagere eller intet.',
    de: '{white} hat Weiß und {black} Schwarz: {player} hat eine absolute Farbpräferenz, {opponent} eine schwächere oder keine.',
    en: '{white} has White and {black} Black: {player} has an absolute preference, {opponent} a weaker one or none.',
  },
  'reason.dutch.wider-difference': {
    da: '{white} har hvid og {black} sort: begge farveønsker er absolutte, og {player} har den største farvedifference ({colourDifference} mod {opponentColourDifference}).',
    de: '{white} hat Weiß und {black} Schwarz: Beide Präferenzen sind absolut, und {player} hat die größere Farbdifferenz ({colourDifference} gegen {opponentColourDifference}).',
    en: '{white} has White and {black} Black: both preferences are absolute, and {player} has the wider colour difference ({colourDifference} against {opponentColourDifference}).',
  },
  'reason.dutch.alternate-latest': {
    da: '{white} har hvid og {black} sort: ønskerne er lige stærke, så der byttes om i forhold til sidst, den ene havde hvid og den anden sort.',
    de: '{white} hat Weiß und {black} Schwarz: Die Präferenzen sind gleich stark, darum wird gegenüber der letzten Runde gewechselt, in der einer Weiß und der andere Schwarz hatte.',
    en: '{white} has White and {black} Black: the preferences are equally strong, so the colours alternate from the last time one had White and the other Black.',
  },
  'reason.dutch.higher-ranked-preference': {
    da: '{white} har hvid og {black} sort: ønsker og farver hidtil er ens, så {player} som den højest placerede får sit ønske.',
    de: '{white} hat Weiß und {black} Schwarz: Präferenzen und bisherige Farben sind gleich, darum gilt der Wunsch von {player} als dem höher Platzierten.',
    en: '{white} has White and {black} Black: preferences and colours so far are alike, so {player}, as the higher ranked, is granted the preference.',
  },
  'reason.dutch.pairing-number': {
    da: '{white} har hvid og {black} sort: ingen af dem har haft en farve endnu; startnummeret på {player} og lodtrækningen før 1. runde afgør det.',
    de: '{white} hat Weiß und {black} Schwarz: Keiner von beiden hatte bisher eine Farbe; es entscheiden die Startnummer von {player} und das Los vor Runde 1.',
    en: '{white} has White and {black} Black: neither has had a colour yet; the pairing number of {player} and the lot drawn before round 1 decide.',
  },
  'reason.dutch.bye-lowest-score': {
    da: '{player} er oversidder: {halfPoints} er den laveste pointsum, hvor nogen kan sidde over, så resten går op. Ikke spillede runder hidtil: {unplayedRounds}.',
    de: '{player} ist spielfrei: {halfPoints} ist die niedrigste Punktzahl, bei der das möglich ist und alle Übrigen gepaart werden können. Nicht gespielte Runden bisher: {unplayedRounds}.',
    en: '{player} has the bye: {halfPoints} is the lowest score at which somebody can have it with all others paired. Rounds not played so far: {unplayedRounds}.',
  },
  'reason.dutch.bye-last-bracket': {
    da: '{player} er oversidder: bliver tilovers i den sidste gruppe og har ret til det. Ikke spillede runder hidtil: {unplayedRounds}.',
    de: '{player} ist spielfrei: bleibt in der letzten Gruppe übrig und darf es sein. Nicht gespielte Runden bisher: {unplayedRounds}.',
    en: '{player} has the bye: left over in the last bracket, and may have it. Rounds not played so far: {unplayedRounds}.',
  },
}) satisfies DutchReasonTexts;

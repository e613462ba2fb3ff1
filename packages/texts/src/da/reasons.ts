import type { reasonsTexts as reference } from '../en/reasons.ts';
import type { Translation } from '../texts.ts';

/** Why a rule gave what it gave: `reason.<code>` for every code of `reasonCodes`. */
export const reasonsTexts: Translation<typeof reference> = {
  // What the arbiter changed.
  'reason.arbiter.altered-draft': 'Ændret af turneringslederen; begrundelsen står i historikken.',
  'reason.arbiter.paired-late':
    'Sat sammen efter rundens begyndelse, fordi begge var uden modstander; {minutes|1 minut|{minutes} minutter} er trukket fra begge ure.',

  // Why a cup is paired as it is.
  'reason.cup.preliminary-round':
    'Indledende runde: af {players} spillere spiller {playing}, og {byes|1 er|{byes} er} oversidder, så der er {left} tilbage.',
  'reason.cup.bye-named': '{player} er af turneringsledelsen fritaget for den indledende runde.',
  'reason.cup.bye-by-lot':
    '{player} er oversidder i den indledende runde: de frie pladser gik til de laveste lodnumre.',
  'reason.cup.no-opponent':
    '{player} går videre uden kamp: ingen kom ud af den anden linje i skemaet.',
  'reason.cup.opponent-away': '{player} går videre uden kamp: {opponent} er ikke længere med.',
  'reason.cup.won-lot':
    '{player} går videre: alle partier mod {opponent} blev remis, og loddet afgjorde det.',
  'reason.cup.match-by-lot': '{white} og {black} mødes efter lodtrækningen før 1. runde.',
  'reason.cup.match-of-winners':
    '{white} og {black} mødes: deres linjer i skemaet, som blev trukket før 1. runde, løber sammen her.',
  'reason.cup.colours-by-lot':
    '{white} har hvid efter lodtrækningen: i rundens 1., 3., 5. … kamp har skemaets øverste linje hvid, i de andre den nederste.',
  'reason.cup.replayed':
    '{white} og {black} spiller igen efter {draws|1 remis|{draws} gange remis}.',
  'reason.cup.colours-reversed':
    '{white} har hvid og {black} sort: farverne fra deres første parti er byttet om.',
  'reason.cup.colours-of-first-game': '{white} har hvid og {black} sort som i deres første parti.',
  'reason.cup.rapid-game': 'Hurtigparti: {minutes} minutter og {seconds} sekunder pr. træk.',
  'reason.cup.blitz-game': 'Lynparti: {minutes} minutter og {seconds} sekunder pr. træk.',
  'reason.cup.no-lot-in-final': 'Der trækkes ikke lod om titlen: lynpartier, til den ene vinder.',
  'reason.cup.lots-from-seed': 'Lodderne er trukket ud fra lodtrækningstallet »{seed}«.',

  // Why the FIDE Dutch system gave an opponent, a colour or the bye.
  'reason.dutch.paired-as-resident':
    '{player} møder {opponent} i pointgruppen {bracketHalfPoints}: øverste halvdel mod nederste.',
  'reason.dutch.paired-as-moved-down':
    '{player} er flyttet ned fra pointgruppen {halfPoints} til pointgruppen {bracketHalfPoints} og møder {opponent}.',
  'reason.dutch.paired-in-remainder':
    '{player} møder {opponent} i resten af pointgruppen {bracketHalfPoints}, efter at de nedflyttede har fået modstandere: øverste halvdel mod nederste.',
  'reason.dutch.paired-in-collapsed':
    '{player} ({halfPoints}) møder {opponent} i den sidste gruppe: alle pointgrupper fra {bracketHalfPoints} og ned er lagt sammen, for ellers kunne ikke alle få en modstander.',
  'reason.dutch.exchanged':
    'Der er byttet om mellem halvdelene, så {player} møder {opponent}: uden ombytning var gruppen lagt dårligere.',
  'reason.dutch.passed-over-met': '{player} har allerede mødt {passedOverPlayers}.',
  'reason.dutch.passed-over-forbidden':
    '{player} må ikke møde {passedOverPlayers}: udelukket af arrangøren.',
  'reason.dutch.passed-over-absolute-colour':
    '{player} kan ikke møde {passedOverPlayers}: absolut farveønske om den samme farve.',
  'reason.dutch.passed-over-completion':
    '{player} møder ikke {passedOverPlayers}: så kunne resten ikke alle få en modstander.',
  'reason.dutch.passed-over-downfloaters':
    '{player} møder ikke {passedOverPlayers}: så ville flere i gruppen stå uden modstander og flytte ned.',
  'reason.dutch.passed-over-moved-down':
    '{player} møder ikke {passedOverPlayers}: så ville nedflyttede møde større pointforskelle eller flytte endnu længere ned.',
  'reason.dutch.passed-over-next-bracket':
    '{player} møder ikke {passedOverPlayers}: så ville den næste gruppe blive lagt dårligere.',
  'reason.dutch.passed-over-bye-receiver':
    '{player} møder ikke {passedOverPlayers}: så ville en, der har færre spillede partier, blive oversidder.',
  'reason.dutch.passed-over-topscorer-colour':
    '{player} møder ikke {passedOverPlayers}: så ville flere i topopgørene få en farve for tredje gang i træk eller for stor farvedifferens.',
  'reason.dutch.passed-over-colour':
    '{player} møder ikke {passedOverPlayers}: så ville flere i gruppen ikke få den farve, de ønsker.',
  'reason.dutch.passed-over-strong-colour':
    '{player} møder ikke {passedOverPlayers}: så ville flere i gruppen ikke få en farve, de ønsker stærkt.',
  'reason.dutch.passed-over-downfloat':
    '{player} møder ikke {passedOverPlayers}: så ville flere flytte ned, som også gjorde det i en af de to seneste runder.',
  'reason.dutch.passed-over-upfloat':
    '{player} møder ikke {passedOverPlayers}: så ville flere møde en modstander med flere point, som også gjorde det i en af de to seneste runder.',
  'reason.dutch.passed-over-float-differences':
    '{player} møder ikke {passedOverPlayers}: så ville pointforskellene være større for dem, der flyttede gruppe i en af de to seneste runder.',
  'reason.dutch.passed-over-rest':
    '{player} møder ikke {passedOverPlayers}: så var gruppen som helhed, eller grupperne under den, lagt dårligere.',
  'reason.dutch.both-preferences':
    '{white} har hvid og {black} sort: begge får den farve, de ønsker.',
  'reason.dutch.mild-preference':
    '{white} har hvid og {black} sort: {player} har et svagt farveønske, {opponent} intet.',
  'reason.dutch.strong-preference':
    '{white} har hvid og {black} sort: {player} har et stærkt farveønske, {opponent} et svagere eller intet.',
  'reason.dutch.absolute-preference':
    '{white} har hvid og {black} sort: {player} har et absolut farveønske, {opponent} et svagere eller intet.',
  'reason.dutch.wider-difference':
    '{white} har hvid og {black} sort: begge farveønsker er absolutte, og {player} har den største farvedifferens ({colourDifference} mod {opponentColourDifference}).',
  'reason.dutch.alternate-latest':
    '{white} har hvid og {black} sort: ønskerne er lige stærke, så der byttes om i forhold til sidst, den ene havde hvid og den anden sort.',
  'reason.dutch.higher-ranked-preference':
    '{white} har hvid og {black} sort: ønsker og farver hidtil er ens, så {player} som den højest placerede får sit ønske.',
  'reason.dutch.pairing-number':
    '{white} har hvid og {black} sort: ingen af dem har haft en farve endnu; startnummeret på {player} og lodtrækningen før 1. runde afgør det.',
  'reason.dutch.bye-lowest-score':
    '{player} er oversidder: {halfPoints} er den laveste pointsum, hvor nogen kan sidde over, så resten går op. Ikke spillede runder hidtil: {unplayedRounds}.',
  'reason.dutch.bye-last-bracket':
    '{player} er oversidder: bliver tilovers i den sidste gruppe og har ret til det. Ikke spillede runder hidtil: {unplayedRounds}.',

  // Why the Dutch system does not pair a round as somebody else did.
  'reason.dutch.given-bye-forbidden':
    '{player} må ikke være oversidder: har allerede været det, eller har fået en gevinsts point uden at spille.',
  'reason.dutch.given-met': '{player} og {opponent} har allerede mødt hinanden.',
  'reason.dutch.given-forbidden': '{player} og {opponent} må ikke mødes: udelukket af arrangøren.',
  'reason.dutch.given-absolute-colour':
    '{player} og {opponent} kan ikke mødes: begge har absolut farveønske om den samme farve.',
  'reason.dutch.given-bye-score':
    'Oversidderen har {givenHalfPoints}; den laveste score, der kan være oversidder, er {rightHalfPoints}.',
  'reason.dutch.given-downfloaters':
    'Pointgruppen {bracketHalfPoints}: {given} flytter ned; {right} er nok.',
  'reason.dutch.given-moved-down':
    'Pointgruppen {bracketHalfPoints}: af de højeste nedflyttede flytter {given} videre ned; {right} er nok.',
  'reason.dutch.given-next-bracket':
    'Pointgruppen {bracketHalfPoints}: med de nedflyttede må {given} forlade den næste gruppe; med andre er {right} nok.',
  'reason.dutch.given-bye-receiver':
    'Pointgruppen {bracketHalfPoints}: oversidderen har {given} uspillede runder; en anden har {right}.',
  'reason.dutch.given-topscorer-colour':
    'Pointgruppen {bracketHalfPoints}: {given} i topopgørene får en farve for tredje gang i træk eller for stor farvedifferens; {right} er muligt.',
  'reason.dutch.given-preference':
    'Pointgruppen {bracketHalfPoints}: {given} får ikke den farve, de ønsker; {right} er muligt.',
  'reason.dutch.given-strong-preference':
    'Pointgruppen {bracketHalfPoints}: {given} får ikke en farve, de ønsker stærkt; {right} er muligt.',
  'reason.dutch.given-downfloat':
    'Pointgruppen {bracketHalfPoints}: {given} flytter ned, som også gjorde det i den samme af de to seneste runder; {right} er muligt.',
  'reason.dutch.given-upfloat':
    'Pointgruppen {bracketHalfPoints}: {given} møder en modstander med flere point, som også gjorde det i den samme af de to seneste runder; {right} er muligt.',
  'reason.dutch.given-float-differences':
    'Pointgruppen {bracketHalfPoints}: spillere, der flyttede gruppe i en af de to seneste runder, får større pointforskelle end nødvendigt.',
  'reason.dutch.given-later':
    'Pointgruppen {bracketHalfPoints}: begge måder opfylder alle kriterier lige godt; den, der dannes først, gælder.',
  'reason.dutch.given-colour': 'Efter reglerne har {player} hvid mod {opponent}.',

  // Why the Dubov and the Burstein system gave an opponent or the bye.
  'reason.dubov.paired-by-average':
    '{player} møder {opponent} i gruppen {bracketHalfPoints}: modstanderne til {player} har i gennemsnit ratingtallet {average}, det laveste gennemsnit vælger først, og {opponent} er det mindste nummer, der endnu kan lade sig gøre.',
  'reason.dubov.paired-by-halves':
    '{player} møder {opponent} i gruppen {bracketHalfPoints}: ingen i den har spillet, så den øverste halvdel møder den nederste.',
  'reason.dubov.moved-up':
    '{player} er flyttet op fra pointgruppen {halfPoints} til pointgruppen {bracketHalfPoints}, som ikke går op alene.',
  'reason.dubov.shifted':
    '{player} går over til dem, der står til den anden farve, så alle får en modstander.',
  'reason.dubov.bye':
    '{player} er oversidder: {halfPoints} er den laveste pointsum, hvor resten går op; derefter tæller flest partier ({games}) og det største nummer.',
  'reason.burstein.seeding-round':
    'Runde {round} er en af de {rounds} første runder, der lægges som i det hollandske system.',
  'reason.burstein.paired-by-index':
    '{player} (Buchholz {buchholzHalfPoints}) møder {opponent} (Buchholz {opponentBuchholzHalfPoints}) i gruppen {bracketHalfPoints}: den stærkeste modstand hidtil møder den svageste, der endnu kan lade sig gøre.',
  'reason.burstein.paired-from-above':
    '{player} kommer fra pointgruppen {halfPoints}, hvor der ikke var nogen modstander tilbage, til pointgruppen {bracketHalfPoints}.',
  'reason.burstein.bye':
    '{player} er oversidder: {halfPoints} er den laveste pointsum, hvor resten går op; derefter tæller flest partier ({games}) og den svageste modstand (Buchholz {buchholzHalfPoints}).',

  // Why the Keizer system gave an opponent, a colour or the bye.
  'reason.keizer.neighbours':
    '{player} (plads {place}) møder {opponent} (plads {opponentPlace}): naboer i ranglisten mødes.',
  'reason.keizer.passed-over-met':
    '{player} har mødt {passedOverPlayers} for nylig eller mange gange nok.',
  'reason.keizer.passed-over-rest':
    '{player} møder ikke {passedOverPlayers}: så kunne resten ikke alle få en modstander.',
  'reason.keizer.eased':
    'Ikke alle fik en modstander med {rounds} runder mellem to partier og højst {meetings} af dem: i denne runde lempes det.',
  'reason.keizer.fewer-whites':
    '{white} har hvid og {black} sort: hvid går til den, der har haft det færrest gange.',
  'reason.keizer.return-game': '{white} har hvid og {black} sort: omvendt af deres sidste parti.',
  'reason.keizer.alternates':
    '{white} har hvid og {black} sort: hver har den anden farve end sidst.',
  'reason.keizer.boards-alternate':
    '{white} har hvid og {black} sort: intet andet afgør det, så hvid skifter fra bræt til bræt.',
  'reason.keizer.bye':
    '{player} (plads {place}) er oversidder: den sidste af dem, der har været det {byes} gange, de færreste.',

  // Why somebody is in a class of a championship, and how a class is played.
  'reason.classes.by-hand': 'Sat i klassen i hånden.',
  'reason.classes.chosen': 'Har valgt klassen og er berettiget til den.',
  'reason.classes.choice-void': 'Har valgt en anden klasse uden at være berettiget til den.',
  'reason.classes.national-winner': 'Vandt landsholdsklassen sidste år.',
  'reason.classes.candidate-winner': 'Vandt kandidatklassen sidste år.',
  'reason.classes.rated-from': 'Ratingtal {rating}, mindst {least}.',
  'reason.classes.candidate-result':
    'Har opnået et kandidatresultat siden sidste EMT’s tilmeldingsfrist; ratingtal {rating}.',
  'reason.classes.next-master': 'Blandt de højest ratede øvrige mesterspillere: {rating}.',
  'reason.classes.national-player': 'Spillede i landsholdsklassen sidste år.',
  'reason.classes.junior-champion': 'Juniordanmarksmester.',
  'reason.classes.junior': 'Blandt de otte højest ratede juniorer med mindst 2000: {rating}.',
  'reason.classes.group-winner': 'Vandt en første gruppe i mesterklassen sidste år.',
  'reason.classes.fills-up':
    'Supplerer klassen op til {least} spillere: højest ratet under 2300, med {rating}.',
  'reason.classes.makes-even': 'Gør deltagerantallet lige: højest ratet under 2300, med {rating}.',
  'reason.classes.more-games':
    'Lige om sidste plads, med flere ratede partier siden sidste DM: {games}.',
  'reason.classes.fewer-games':
    'Lige om sidste plads i en højere klasse, med færre ratede partier siden sidste DM: {games}.',
  'reason.classes.undecided':
    'Lige om sidste plads, og ingen paragraf afgør det: skal afgøres i hånden.',
  'reason.classes.master': 'Ratingtal {rating}, mindst {least}.',
  'reason.classes.basic': 'Ratingtal {rating}, under {least}.',
  'reason.classes.unrated': 'Har intet ratingtal.',
  'reason.classes.too-few': '{count|1 spiller|{count} spillere}; der skal være mindst {least}.',
  'reason.classes.too-many': '{count|1 spiller|{count} spillere}; der er plads til højst {most}.',
  'reason.classes.odd':
    '{count|1 spiller|{count} spillere}, et ulige antal, og ingen under 2300 er tilbage til at gøre det lige.',
  'reason.classes.all-play-all':
    '{count|1 spiller|{count} spillere}, alle mod alle: {rounds|1 runde|{rounds} runder}.',
  'reason.classes.system': '{rounds} runder, alle mod alle, Monrad, Nordisk eller Schweizer.',
  'reason.classes.system-any': 'Alle mod alle, Monrad, Nordisk eller Schweizer.',
  'reason.classes.organisers-decide':
    '{count|1 spiller|{count} spillere}, færre end otte: FU afgør, om og hvordan der spilles.',
  'reason.classes.rounds-at-most': 'Højst {most} runder; FU fastsætter, hvordan der spilles.',
  'reason.classes.time': '{hours} timers spilletid.',

  // Why a group is as it is, a number was drawn, or the games of one who left count or not.
  'reason.groups.by-rating': '{count} spillere i ratingorden, {highest} til {lowest}.',
  'reason.groups.unrated-last': 'Uden rating og derfor efter alle andre: {players}.',
  'reason.groups.largest-possible':
    'Så store grupper som muligt: {total} spillere med højst {most} i hver giver {groups|1 gruppe|{groups} grupper}.',
  'reason.groups.number-given':
    '{total} spillere i {groups|1 gruppe|{groups} grupper}, så lige store som muligt.',
  'reason.groups.only-odd': 'Den eneste af disse grupper med et ulige antal: {count}.',
  'reason.groups.full': '{count} spillere, alle mod alle.',
  'reason.groups.surplus': 'Ønskede alle-mod-alle, men grupperne dér er fulde: {players}.',
  'reason.groups.no-wish': 'Oplyste ingen turneringsform og spiller derfor 7 runder: {players}.',
  'reason.groups.form-not-offered': 'Ønskede alle-mod-alle, som basisklassen ikke har: {players}.',
  'reason.lots.varma-envelope': '{group}: kuvert {envelope}, nr. {numbers}.',
  'reason.withdrawal.not-counted':
    '{player} udgik efter {games} af {of} partier, under halvdelen: ingen af dem tæller i stillingen.',
  'reason.withdrawal.struck':
    '{player} udgik efter {games} partier i {of} runder, under halvdelen: hans point stryges, modstandernes bliver stående.',
  'reason.withdrawal.rest-lost':
    '{player} udgik efter {games} af {of} partier, mindst halvdelen: de tæller, og resten er tabt.',

  // Why Monrad gave an opponent, a colour or the bye.
  'reason.monrad.nearest-not-met':
    '{player} (plads {place}) møder {opponent} (plads {opponentPlace}): den nærmest følgende ledige, som ikke er mødt før.',
  'reason.monrad.passed-over-met':
    '{skippedPlayer} springes over: mødte {player} i runde {metInRound}.',
  'reason.monrad.passed-over-rest':
    '{skippedPlayer} springes over: mod {player} ville resten af gruppen ikke gå op.',
  'reason.monrad.passed-over-next-round':
    '{skippedPlayer} springes over: mod {player} kunne runde {nextRound} ikke lægges.',
  'reason.monrad.fewer-whites':
    '{white} har hvid: har haft hvid {whiteCount|1 gang|{whiteCount} gange}, {black} {blackCount|1 gang|{blackCount} gange}.',
  'reason.monrad.lower-placed-white':
    '{white} har hvid: begge har haft hvid {whites|1 gang|{whites} gange}, så får den lavest placerede hvid.',
  'reason.monrad.sits-out-dummy':
    '{player} er oversidder: antallet af spillere er ulige, og den tomme plads regnes for den lavest placerede.',
  'reason.monrad.sits-out-first-withdrawn':
    '{player} er oversidder mod {withdrawnPlayer}, som udgik først og indgår som den lavest placerede.',
  'reason.monrad.has-sat-out':
    '{player} er placeret lavere, men har allerede været oversidder i runde {roundNumber}.',
  'reason.monrad.has-met-first-withdrawn':
    '{player} er placeret lavere, men har mødt {withdrawnPlayer} i runde {metInRound}.',
  'reason.monrad.sit-out-point': 'Oversidderen får 1 point.',
  'reason.monrad.all-have-met':
    'Efter denne runde har alle mødt alle: runde {nextRound} kan ikke lægges.',
  'reason.monrad.changed-for-next-round':
    'Den følgende runde er kontrolleret: med {player} mod {skippedPlayer} kunne runde {nextRound} ikke lægges. Derfor er den næste mulige rundelægning valgt.',
  'reason.monrad.next-round-impossible':
    'Den følgende runde er kontrolleret: runde {nextRound} kan ikke lægges for de samme spillere, uanset hvordan denne runde lægges.',
  'reason.monrad.next-round-not-found':
    'Den følgende runde er kontrolleret: der blev ikke fundet nogen rundelægning, hvorefter runde {nextRound} kan lægges, før søgningen måtte stoppe. Den første mulige er valgt.',

  // Why the Nordic Swiss gave an opponent, a colour or the bye.
  'reason.nordic.half-against-half':
    '{player} fra den stærke halvdel af puljen møder {opponent} fra den svage: de øverste ledige i hver halvdel.',
  'reason.nordic.next-in-half':
    '{player} møder {opponent}, som rykker op i den svage halvdel: en højere ledig er mødt før, eller resten af puljen ville ikke gå op.',
  'reason.nordic.exchanged':
    'Halvdelene gik ikke op indbyrdes: {downPlayers} flyttes til den svage halvdel, {upPlayers} til den stærke.',
  'reason.nordic.middle-flyer': '{player} er flyder: den midterste i en pulje med et ulige antal.',
  'reason.nordic.two-middle-flyers':
    '{player} er flyder: en af de to midterste, da puljen ikke gik op indbyrdes eller puljerne under ikke gjorde.',
  'reason.nordic.alternative-flyers':
    '{player} er flyder i stedet for eller sammen med de midterste: ellers gik resten ikke op.',
  'reason.nordic.flyer-nearest':
    'Flyderen {player} møder {opponent}, den nærmeste lavere, som ikke er mødt før.',
  'reason.nordic.flyer-passed-over-met': '{skippedPlayer} springes over: har mødt {player}.',
  'reason.nordic.flyer-passed-over-rest':
    '{skippedPlayer} springes over: mod {player} ville de efterfølgende ikke gå op.',
  'reason.nordic.rest-as-pool':
    'De tilbageværende lægges som én pulje, da puljen over måtte ændre sine flydere for deres skyld.',
  'reason.nordic.pool-as-group':
    '{player} møder {opponent}: puljen kunne kun lægges sammen med dem under den.',
  'reason.nordic.first-round-colours': '{player} har sort: i 1. runde har den stærke halvdel sort.',
  'reason.nordic.fewer-whites':
    '{white} har hvid: har haft hvid {whiteCount|1 gang|{whiteCount} gange}, {black} {blackCount|1 gang|{blackCount} gange}.',
  'reason.nordic.fewer-whites-lately':
    '{white} har hvid: færre gange hvid end {black} i {rounds|den sidste runde|de sidste {rounds} runder}.',
  'reason.nordic.alternates':
    '{player} skifter farve fra forrige runde: farverne har været ens, og {player} har flest point eller er den stærkeste.',
  'reason.nordic.no-colours-yet':
    '{player} har sort som den stærkeste: ingen af de to har haft en farve endnu.',
  'reason.nordic.meets-x': '{player} møder X og er oversidder: antallet af spillere er ulige.',
  'reason.nordic.x-point': '{player} får 1 point og regnes for at have haft hvid.',

  // Why a play-off is paired as it is.
  'reason.play-off.match':
    '{white} og {black} spiller en match på to partier; farverne i det første er trukket ved lod.',
  'reason.play-off.sudden-death':
    'Matchen er lige: {white} og {black} spiller videre, til den ene vinder et parti; farverne er trukket om og skifter efter hvert ulige parti.',
  'reason.play-off.round-robin': 'Tre om pladsen: alle mod alle; {white} mod {black}.',
  'reason.play-off.knock-out':
    'Fire om pladsen: {white} og {black} mødes efter lodtrækning og spiller to partier.',
  'reason.play-off.out-by-ranking':
    'Kun de fire bedste efter den næste korrektion spiller om pladsen: {players} er ude.',
  'reason.play-off.free': '{player} sidder over i denne runde; det gør hver af de tre én gang.',
  'reason.play-off.opponent-away': '{player} har ingen modstander: {opponent} er ikke længere med.',
  'reason.play-off.time': '{minutes} minutter og {seconds} sekunder pr. træk.',

  // How the DSU rating of a player came about.
  'reason.rating-dsu.performance':
    'Uden ratingtal: præstationsratingen er modstandernes gennemsnit {average} og {difference} for {percent} %, altså {performance}.',
  'reason.rating-dsu.performance-undetermined':
    'For {percent} % er tabel 2 ubestemt; der er regnet med tabellens yderste tal, {difference}.',
  'reason.rating-dsu.performance-repeated':
    'Flere spillere er uden ratingtal: præstationsratingene er regnet igennem {passes|1 gang|{passes} gange}, til ingen af dem ændrede sig.',
  'reason.rating-dsu.no-rated-opponents':
    'Ingen ratingtal at regne ud fra: ingen af modstanderne, og ingen af deres, har et ratingtal.',
  'reason.rating-dsu.no-games': 'Ingen ratede partier: ratingtallet er uændret.',
  'reason.rating-dsu.games-left-out':
    '{leftOut|1 parti rates ikke|{leftOut} partier rates ikke}: ikke spillet efter afbud, eller ikke færdigspillet.',
  'reason.rating-dsu.never-came':
    'Udeblev fra hele turneringen uden godkendt afbud: ingen af partierne rates, og udeblivelsen giver mindst {months} måneders karantæne fra koordinerede turneringer.',
  'reason.rating-dsu.opponent-never-came':
    'Runde {roundNumber} mod {opponent} rates ikke: {opponent} udeblev fra hele turneringen.',
  'reason.rating.time-too-short':
    'Runde {roundNumber} mod {opponent} rates ikke: {minutes} minutter til hver spiller er for få, der kræves {least}.',
  'reason.rating.time-odds':
    'Runde {roundNumber} mod {opponent} rates ikke: handicapparti, spillerne havde ikke samme betænkningstid.',
  'reason.rating.other-rate-of-play':
    'Runde {roundNumber} mod {opponent} rates ikke: med {minutes} minutter til hver spiller hører partiet til på en anden liste end turneringen.',
  'reason.rating.round-not-rated':
    'Runde {roundNumber} mod {opponent} rates ikke: det har arrangøren bestemt for runden.',
  'reason.rating.game-not-rated':
    'Runde {roundNumber} mod {opponent} rates ikke: det har turneringslederen bestemt for partiet.',
  'reason.rating.late-reserve':
    'Runde {roundNumber} mod {opponent} rates ikke: der blev indsat reserve efter en halv time.',
  'reason.rating.not-rated-in-file':
    'Runde {roundNumber} mod {opponent} rates ikke: det står i filen.',
  'reason.rating-dsu.no-show-rated':
    'Runde {roundNumber} mod {opponent} blev ikke spillet, men rates: udeblivelse uden godkendt afbud.',
  'reason.rating-dsu.expected-by-average':
    'Forventet score efter gennemsnitsmetoden: {members} spillere × {percent} % (forskel {difference} til gennemsnittet {average}) − ½, afrundet {expected}.',
  'reason.rating-dsu.expected-by-difference':
    'Forventet score efter differensmetoden: {games|1 modstander|{games} modstandere}, i alt {percent} %, afrundet {expected}.',
  'reason.rating-dsu.bonus':
    'Bonus {bonus}: scoren er mere end {threshold} over den forventede i {games|1 parti|{games} partier}.',
  'reason.rating-dsu.coefficient': 'Udviklingskoefficienten er {k} ved ratingtallet {rating}.',
  'reason.rating-dsu.change': '{old} + {k} × ({score} − {expected} + {bonus}) = {result}',
  'reason.rating-dsu.border-up':
    'Koefficientgrænsen {border} er passeret opad: {before} bliver til {after}.',
  'reason.rating-dsu.border-down':
    'Koefficientgrænsen {border} er passeret nedad: {before} bliver til {after}.',
  'reason.rating-dsu.winner-keeps':
    'Gruppevinder med {score} point af {expected} forventede: ratingtilvæksten er 0.',
  'reason.rating-dsu.floor': 'Bundgrænsen er {floor}: {before} forhøjes til {floor}.',
  'reason.rating.game':
    'Runde {roundNumber} mod {opponent} ({rating}): {halfPoints} af {expected} forventede.',
  'reason.rating.game-cut':
    'Runde {roundNumber} mod {opponent} ({rating}, regnet som {used}): {halfPoints} af {expected} forventede.',
  'reason.rating.opponent-unrated':
    'Runde {roundNumber} mod {opponent} rates ikke: {opponent} har intet ratingtal.',
  'reason.rating.too-far-apart':
    'Runde {roundNumber} mod {opponent} ({rating}) rates ikke: forskellen er for stor i hurtig- og lynskak.',
  'reason.rating.not-played':
    '{leftOut|1 parti rates|{leftOut} partier rates} ikke: ikke spillet eller ikke færdigt.',
  'reason.rating.no-games': 'Ingen ratede partier: intet ændres.',
  'reason.rating-fide.k-given': 'K er {k} som angivet.',
  'reason.rating-fide.k-unknown':
    'Teksten siger ikke, hvilket K der gælder; uden det kan intet beregnes.',
  'reason.rating-fide.k-reached-2400': 'K er {k}: ratingtallet har været 2400 eller mere.',
  'reason.rating-fide.k-junior':
    'K er {k} til udgangen af året med 18-årsdagen, så længe ratingtallet aldrig har været 2300.',
  'reason.rating-fide.k-new': 'K er {k}: færre end 30 ratede partier indtil nu.',
  'reason.rating-fide.k-usual':
    'K er {k}: under 2400; er antallet af partier ukendt, regnes det for 30 eller flere.',
  'reason.rating-fide.k-lowered':
    'K × partier må højst være 700: for {games} partier sættes K ned fra {before} til {k}.',
  'reason.rating-fide.too-unequal':
    '{games|Ét parti|{games} partier} rates ikke: {difference} eller mere imellem de to, og den ene over {above}.',
  'reason.rating-fide.change':
    '{k} × ({score} − {expected}) = {change}; afrundet: {old} bliver {new}.',
  'reason.rating-fide.below-floor': '{before} er under {floor}: urated på næste liste.',
  'reason.rating-fide.first':
    'Første ratingtal: gennemsnit {average} i {games|1 parti|{games} partier} og {difference} for {percent} %, hvilket er {performance}.',
  'reason.rating-fide.first-at-most': 'Et første ratingtal er højst {most}.',
  'reason.rating-fide.first-games':
    'Endnu intet ratingtal: {games} af {least} partier mod ratede modstandere. Partier fra flere turneringer inden for {months} måneder lægges sammen{opponents||, hvis der i hver er mødt mindst {opponents} ratede modstandere}.',
  'reason.rating-fide.first-no-points':
    'Intet ratingtal: en første turnering uden point tæller ikke.',
  'reason.rating-fide.first-too-low': 'Intet ratingtal: {performance} er under {least}.',
  'reason.rating-dwz.coefficient-1992': 'Udviklingskoefficienten er {e} (indeks {index}).',
  'reason.rating-dwz.coefficient-2026':
    'K er {k}, ud fra {base} for indeks {index}, tallet og alderen.',
  'reason.rating-dwz.k-given': 'K er {k} som angivet.',
  'reason.rating-dwz.change-1992':
    '{old} + 800 × ({score} − {expected}) ÷ ({e} + {games}): ændring {change}.',
  'reason.rating-dwz.change-2026': '{old} + {k} × ({score} − {expected}): ændring {change}.',
  'reason.rating-dwz.floor': 'Ingen DWZ er under {floor}: {before} forhøjes.',
  'reason.rating-dwz.first':
    'Første DWZ: med {performance} var netop denne score i {games} partier at forvente.',
  'reason.rating-dwz.first-with-draw':
    'Første DWZ: alle {games} partier vundet, så en remis mod modstandernes gennemsnit lægges til: {performance}.',
  'reason.rating-dwz.first-lifted': 'Som første DWZ regnes {performance} for {new}.',
  'reason.rating-dwz.first-games':
    'Endnu ingen DWZ: {games} af {least} partier; de tæller i næste beregning.',
  'reason.rating-dwz.first-score':
    'Ingen DWZ af {halfPoints} point: scoren giver intet tal. Partierne tæller i næste beregning.',

  // Why two meet by a table, singly or in teams, or why somebody is free.
  'reason.round-robin.scheduled':
    '{white} har hvid mod {black}: runde {roundNumber} i skemaet for {entered}.',
  'reason.round-robin.second-cycle':
    'Anden omgang: {white} havde sort mod {black} i første omgang.',
  'reason.round-robin.free-in-table':
    '{player} sidder over: runde {roundNumber} i skemaet for {entered}.',
  'reason.round-robin.nobody-there':
    '{player} sidder over: modstanderen efter skemaet ville være nummer {number}, som ingen har.',
  'reason.round-robin.opponent-absent':
    '{player} har ingen modstander: {opponent} er ikke til stede i denne runde.',
  'reason.round-robin.opponent-withdrawn': '{player} har ingen modstander: {opponent} er udgået.',
  'reason.round-robin.has-met':
    '{player} har ingen modstander: skemaet har {opponent}, som spilleren allerede har mødt; skemaet har ikke været det samme i alle runder.',
  'reason.round-robin.no-point': 'En fri runde giver ingen point.',
  'reason.olympiad.team-match':
    'Hold {team} mod hold {opponentTeam} i runde {roundNumber}, bræt {board}.',
  'reason.olympiad.board-colours':
    '{white} har hvid og {black} sort: hold {team} har hvid ved de ulige brætter og sort ved de lige (bræt {board}).',
  'reason.olympiad.team-free': '{player} sidder over: hold {team} er oversidder i denne runde.',
  'reason.olympiad.no-such-board':
    '{player} sidder over: hold {opponentTeam} har intet bræt {board}.',

  // Why FIDE's Swiss for teams gave an opponent, a colour or the bye; the names are those of teams.
  'reason.team-swiss.same-score': '{player} møder {opponent}: begge har {halfPoints}.',
  'reason.team-swiss.upfloater':
    '{player} ({halfPoints}) møder {opponent} ({opponentHalfPoints}), som flyttes op fra en lavere pointgruppe: gruppen har for få hold, der kan møde hinanden.',
  'reason.team-swiss.passed-over-upfloaters':
    '{passedOverPlayers} kommer før {opponent} efter nummer, men med dem kunne grupperne ikke parres lige så godt: næste gruppe ville mangle for mange hold, eller et hold ville flyde to gange i træk.',
  'reason.team-swiss.same-half':
    '{player} og {opponent} er i samme halvdel af gruppen efter nummer: halvdel mod halvdel kunne gruppen ikke parres lige så godt.',
  'reason.team-swiss.passed-over-met': '{player} har allerede mødt {passedOverPlayers}.',
  'reason.team-swiss.passed-over-criteria':
    '{player} møder ikke {passedOverPlayers}: så fik flere hold i gruppen ikke den farve, de foretrækker, eller et hold, der lige har flydt, ville flyde igen.',
  'reason.team-swiss.passed-over-rest':
    '{player} møder ikke {passedOverPlayers}: så kunne resten af gruppen ikke parres lige så godt.',
  'reason.team-swiss.bye':
    '{player} sidder over: {halfPoints} er den laveste score, hvor alle andre kan parres; derefter flest spillede kampe ({matches}) og det største nummer.',
  'reason.team-swiss.initial-colour':
    '{white} har hvid ved første bræt: ingen af holdene har spillet endnu; {player}s nummer og farven, der blev trukket før 1. runde, afgør det.',
  'reason.team-swiss.only-preference':
    '{white} har hvid ved første bræt: kun {player} foretrækker en farve.',
  'reason.team-swiss.both-preferences':
    '{white} har hvid ved første bræt og {black} sort: begge får den farve, de foretrækker.',
  'reason.team-swiss.strong-preference':
    '{white} har hvid ved første bræt: kun {player} foretrækker en farve stærkt.',
  'reason.team-swiss.lower-difference':
    '{white} har hvid ved første bræt: antal hvide minus antal sorte hidtil, {whiteDifference} mod {blackDifference}.',
  'reason.team-swiss.alternate-latest':
    '{white} har hvid ved første bræt: farverne skifter fra sidste gang, den ene havde hvid og den anden sort.',
  'reason.team-swiss.first-team-preference':
    '{white} har hvid ved første bræt: farverne hidtil er ens, så {player}, der står højest, får den farve, holdet foretrækker.',
  'reason.team-swiss.first-team-alternates':
    '{white} har hvid ved første bræt: {player}, der står højest, skifter farve fra sin sidste kamp.',
  'reason.team-swiss.other-team-alternates':
    '{white} har hvid ved første bræt: {player} har ikke spillet endnu, og {opponent} skifter farve fra sin sidste kamp.',

  // Why the club's Swiss gave an opponent, a colour or the bye.
  'reason.tempelhof.lot-neighbours':
    '{player} møder {opponent}: første runde efter lodtrækning, to lodder i træk.',
  'reason.tempelhof.rating-halves':
    '{player} møder {opponent}: nummer {place} i den øverste halvdel efter ratingtal mod nummer {place} i den nederste.',
  'reason.tempelhof.equal-points': '{player} møder {opponent}: begge har {halfPoints} point.',
  'reason.tempelhof.passed-over-met':
    '{skippedPlayer} springes over: mødte {player} i runde {metInRound}.',
  'reason.tempelhof.passed-over-colour':
    '{skippedPlayer} springes over: {skippedPlayer} og {player} har begge lige haft samme farve to gange i træk.',
  'reason.tempelhof.passed-over-rest':
    '{skippedPlayer} springes over: mod {player} ville resten af pointgruppen ikke gå op.',
  'reason.tempelhof.unequal-points':
    '{player} ({halfPoints} point, Buchholz {buchholzHalfPoints}) møder {opponent} ({opponentHalfPoints} point, Buchholz {opponentBuchholzHalfPoints}): ikke alle kan møde en med lige mange point. Pointforskellene er så få og små som muligt; derefter har den bedst stillede lav og den dårligst stillede høj Buchholz.',
  'reason.tempelhof.colours-by-lot':
    '{white} har hvid og {black} sort: loddet afgør også farven, det laveste nummer har hvid.',
  'reason.tempelhof.colours-by-board':
    '{white} har hvid og {black} sort: ved ulige bræt har den stærkeste hvid, ved lige bræt sort (bræt {board}).',
  'reason.tempelhof.no-third-time':
    '{player} skifter farve: ingen får samme farve tre gange i træk.',
  'reason.tempelhof.fewer-whites':
    '{white} har hvid: har i forhold til sort haft hvid sjældnere end {black}.',
  'reason.tempelhof.alternate-latest':
    '{white} har hvid og {black} sort: begge skifter fra det seneste parti, hvor deres farver var forskellige ({gamesBack|det seneste|{gamesBack} partier tilbage}).',
  'reason.tempelhof.alternates':
    '{player} skifter farve fra sit seneste parti: farverne har ellers været ens.',
  'reason.tempelhof.no-colours-yet':
    '{white} har hvid og {black} sort: ingen af dem har haft en farve, så det laveste nummer har hvid.',
  'reason.tempelhof.bye-last':
    '{player} er oversidder: antallet er ulige, og {player} er sidst ({halfPoints} point, Buchholz {buchholzHalfPoints}).',
  'reason.tempelhof.bye-not-twice':
    '{player} står lavere, men har allerede været oversidder i runde {roundNumber}.',
  'reason.tempelhof.bye-passed-over-rest':
    '{player} står lavere, men uden {player} ville resten ikke gå op.',
  'reason.tempelhof.bye-point': 'Oversidderen får 1 point.',

  // What the rules of conduct say of a time control.
  'reason.conduct.time-too-short':
    'Betænkningstiden er {minutes} minutter til hver spiller; den korteste er {least}.',
  'reason.conduct.time-session-too-short':
    'Den samlede spilletid er {minutes} minutter; den skal være mindst {least}.',
  'reason.conduct.time-moves-per-hour':
    'Tidskontrollen efter {moves} træk i {minutes} minutter giver {perHour} træk i timen; det skal være {least}–{most}.',
  'reason.conduct.time-last-stage':
    'Resten af partiet har {minutes} minutter til hver spiller; det skal være {least}–{most}.',

  // Why a prize is given as it is.
  'reason.prize.single': 'Præmie {place} udelt: ingen anden på listen har lige så mange point.',
  'reason.prize.shared':
    'Præmie {firstPlace}–{lastPlace} deles af {count}: {prizeMoneys} = {potMoney}, {shareMoney} til hver.',
  'reason.prize.shared-one':
    'Præmie {firstPlace} deles af {count}: {potMoney}, {shareMoney} til hver.',
  'reason.prize.remainder':
    'Det går ikke op: de sidste {remainderMoney} går til {count|den første|de {count} første} i slutstillingen, {players}.',
  'reason.prize.by-order':
    'Lige point: {player} får præmie {place} efter slutstillingen, korrektionen medregnet.',
  'reason.prize.equal-in-everything':
    'Også korrektionen er lige: {count} deler {potMoney}, {shareMoney} til hver.',
  'reason.prize.half-shared':
    'Præmie {firstPlace}–{lastPlace}, {count} med lige point: den ene halvdel, {potMoney}, deles, {shareMoney} til hver (Hort-systemet).',
  'reason.prize.half-shared-one':
    'Præmie {firstPlace}, {count} med lige point: den ene halvdel, {potMoney}, deles, {shareMoney} til hver (Hort-systemet).',
  'reason.prize.half-by-order':
    'Den anden halvdel går efter slutstillingen: {halfMoney} til {player}.',
  'reason.prize.honour-by-order':
    'En ærespræmie deles ikke: den tilfalder {player} efter slutstillingen, korrektionen medregnet.',
  'reason.prize.after-play-off': 'Omkampens udfald er afgørende: præmie {place} udelt.',
  'reason.prize.after-lot': 'Lige i alt: loddet har afgjort rækkefølgen for {player}.',
  'reason.prize.rating-from-to': '{player} har rating {rating}, inden for {from}–{to}.',
  'reason.prize.rating-from': '{player} har rating {rating}, mindst {from}.',
  'reason.prize.rating-to': '{player} har rating {rating}, højst {to}.',
  'reason.prize.rated': '{player} har en rating ({rating}).',
  'reason.prize.unrated': '{player} er uden rating.',
  'reason.prize.woman': '{player} er kvinde.',
  'reason.prize.senior': '{player} er senior: fylder {age} i {year}, grænsen er {fromAge}.',
  'reason.prize.junior': '{player} er junior: fylder {age} i {year}, grænsen er {toAge}.',
  'reason.prize.club': '{player} spiller for {club}.',
  'reason.prize.citizen': '{player} er statsborger: {federation}.',
  'reason.prize.citizen-presumed':
    '{player} spiller for {federation}; statsborgerskab er ikke oplyst.',
  'reason.prize.listed': '{player} står på arrangørens liste.',
  'reason.prize.not-citizens':
    'Bedre placeret, men ikke statsborger: {passedPlayers}. Præmien tilfalder den næste.',
  'reason.prize.passed-over': 'Bedre placeret på listen, men med en anden præmie: {passedPlayers}.',
  'reason.prize.first-kept':
    'Én præmie til hver, den første gælder: {player} overlader {otherMoney} på »{otherList}« til den næste.',
  'reason.prize.better-kept':
    'Én præmie til hver, den bedste gælder: {player} overlader {otherMoney} på »{otherList}« til den næste.',
  'reason.prize.play-off-needed': 'Lige point, og præmien kan ikke deles: omkamp mellem {players}.',
  'reason.prize.lot-needed':
    'Lige i alt, og en ærespræmie deles ikke: lodtrækning mellem {players}.',
  'reason.prize.nobody-entitled': 'Der er ingen tilbage, som præmien kan tilfalde.',

  // Where a line of a tie-break comes from, or why it does not count.
  'reason.tie-break.opponent-left-early':
    'Modstanderens sidste fravalgte runder tæller som remis: {adjustedHalfPoints} i stedet for {ownHalfPoints}.',
  'reason.tie-break.opponent-unplayed-drawn':
    'Modstanderens uspillede runder tæller som remis: {adjustedHalfPoints} i stedet for {ownHalfPoints}.',
  'reason.tie-break.dummy-own-score':
    'Ikke spillet: en fiktiv modstander med spillerens egne {dummyHalfPoints} point.',
  'reason.tie-break.dummy-capped-by-draws':
    'Ikke spillet: en fiktiv modstander med højst remis i hver af {rounds} runder, {dummyHalfPoints} point.',
  'reason.tie-break.dummy-capped-by-opponent':
    'Ikke spillet: en fiktiv modstander med højst lige så mange point som {opponent}, {dummyHalfPoints}.',
  'reason.tie-break.virtual-opponent':
    'Ikke spillet: virtuel modstander med {beforeHalfPoints} point før runden, det modsatte resultat af {resultHalfPoints} og remis i {roundsAfter|den ene senere runde|de {roundsAfter} senere runder}.',
  'reason.tie-break.cut-lowest': 'Udeladt: laveste bidrag.',
  'reason.tie-break.cut-highest': 'Udeladt: højeste bidrag.',
  'reason.tie-break.cut-voluntarily-unplayed':
    'Udeladt først: en runde, spilleren selv valgte ikke at spille.',
  'reason.tie-break.cut-first-rounds': 'Udeladt: stillingen efter de første runder.',
  'reason.tie-break.opponent-below-limit':
    'Tæller ikke: modstanderen har {opponentHalfPoints} point, grænsen er {limitHalfPoints}.',
  'reason.tie-break.behind-more-games':
    'Fravalgte {missedGames} partier og placeres bag alle, der har spillet mere end {playedGames}.',
  'reason.tie-break.opponent-withdrew': '{opponent} er udgået; pointene regnes ikke med.',
  'reason.tie-break.raised-for-withdrawn':
    'Forhøjet i forholdet {rounds} : ({rounds} − {withdrawn}) for udgåede modstandere, afrundet til to decimaler.',
  'reason.tie-break.secondary-score-and-strength':
    'Sekundære point {secondaryHalfPoints} og Buchholz divideret med {factor}.',
  'reason.tie-break.decided-on-boards':
    'De to hold står også lige i deres egen kamp; brætterne afgør det efter {tieBreak}.',
  'reason.tie-break.keizer-own-value': 'Egen værdi efter plads {place}, {value}, tæller én gang.',
  'reason.tie-break.keizer-of-opponents-value': '{percent} % af modstanderens værdi {value}.',
  'reason.tie-break.keizer-of-own-value': '{percent} % af egen værdi {value}.',
  'reason.tie-break.keizer-over-limit': 'Flere fravær end der tæller.',
  'reason.tie-break.keizer-averaged':
    'Værdierne er gennemsnittet af {rankings} ranglister, der følger hinanden i ring.',

  // What a candidate result takes.
  'reason.candidate-result.too-few-rounds':
    '{rounds|1 runde|{rounds} runder}: en kvalificerende turnering har mindst {least}.',
  'reason.candidate-result.below-table':
    'Gennemsnittet er {average}; under {least} findes der ingen kandidatresultater.',
  'reason.candidate-result.category':
    'Gennemsnittet {average} er kategori {category}: {percent} % af pointene.',
  'reason.candidate-result.expected':
    'Gennemsnittet {average} ligger over tabellen: {reference} forventes at score {percent} % ved differensen {difference}.',
  'reason.candidate-result.rounded':
    '{percent} % af {rounds} point, afrundet til nærmeste halve, kvarte opad: {neededHalfPoints}.',

  // Who rises and falls in a championship of several classes.
  'reason.promotion.tournament-number':
    'De {players} spillere tæller 4, 3, 2 eller 1 efter klasse: {value} i gennemsnit.',
  'reason.promotion.target':
    'Klasse {class}: {percent} % af {rounds} runder er {points} point, rundet op til næste halve {targetHalfPoints}.',
  'reason.promotion.up':
    '{player} har {halfPoints} point og når de {targetHalfPoints} for klasse {class}.',
  'reason.promotion.up-at-most':
    '{player} har {halfPoints} point og ville rykke længere op, men ingen rykker mere end {most} klasser op: klasse {class}.',
  'reason.promotion.down':
    '{player} har {halfPoints} point, mindre end de {targetHalfPoints} for klasse {class}, og rykker én klasse ned.',
  'reason.promotion.stays': '{player} har {halfPoints} point og bliver i klasse {class}.',
  'reason.promotion.place-up': '{player} er nummer {place} og rykker op i klasse {class}.',
  'reason.promotion.place-down': '{player} er nummer {place} og rykker ned i klasse {class}.',
  'reason.promotion.place-stays': '{player} bliver i klasse {class}.',
  'reason.promotion.place-tied':
    '{player} deler plads {place} hen over grænsen: omkamp eller lod afgør det.',
  'reason.promotion.withdrew': '{player} er udgået og rykker ned: klasse {class}.',
  'reason.promotion.by-hand': 'Bestemt af turneringsledelsen: {player} spiller i klasse {class}.',
  'reason.meeting.too-few': 'En turnering spilles med mindst {least} spillere; tilmeldt: {count}.',
  'reason.meeting.play-twice': 'Med {count} spillere bør alle mødes to gange.',
  'reason.meeting.other-time':
    'Seniormesterskabet spilles med {minutes} minutter til hver for hele partiet.',
  'reason.meeting.inside-championship':
    'Kvinde- og ungdomsmesterskaber kan spilles som del af klubmesterskabet: den bedst placerede af dem er mester (præmieplanen »Klubmesterskab«).',
  'reason.championship.result-up':
    'Rykker op efter resultatet i sidste mesterskab, i klasse {class}.',
  'reason.championship.result-down':
    'Rykker ned efter resultatet i sidste mesterskab, i klasse {class}.',
  'reason.championship.result-stays':
    'Bliver i klasse {class} efter resultatet i sidste mesterskab.',
  'reason.championship.right-ended':
    'Retten i ét år til klasse {class} er udløbet: tilbage i den egne klasse.',
  'reason.championship.paused': 'Holdt pause og beholder klasse {class} indtil næste mesterskab.',
  'reason.championship.cup': 'Plads {place} i pokalturneringen giver klasse {class} i ét år.',
  'reason.championship.rating': 'Ny: rating {rating}, midten af klasse {class} er {median}.',
  'reason.championship.first':
    'Ingen har en klasse endnu: fordelt ligeligt efter rating ({rating}), klasse {class}.',
  'reason.championship.rating-lowest': 'Ny: rating {rating}, under midten af alle klasser.',
  'reason.championship.unrated': 'Ny og uden rating: den laveste klasse.',
  'reason.championship.by-hand': 'Bestemt af turneringsledelsen.',
  'reason.championship.class-too-large': 'Klasse {class} har {count} spillere; højst {most}.',
  'reason.championship.class-empty': 'Ingen er i klasse {class}.',
  'reason.championship.too-few-for-all':
    'Alle mod alle kræver {least} spillere i hver klasse; her er {count}.',
  'reason.championship.rounds-fixed':
    'Med {least} til {most} spillere spilles {usual} runder; her er {count} spillere og {rounds} runder.',
  'reason.championship.rounds-even': 'Antallet af runder bør være ulige, ikke {rounds}.',
  'reason.championship.rounds-few': '{rounds|Én runde|{rounds} runder} er for få: mindst {least}.',
  'reason.championship.class-swiss-few':
    'En klasse spiller schweizersystem for sig med flere end {over} spillere; her er {count}.',
  'reason.championship.class-swiss-rounds':
    'For at de første {places} af {count} pladser er sikre, skal der {least} runder til, ikke {rounds}.',
  'reason.championship.class-swiss-wish':
    'En klasse spiller schweizersystem for sig, hvis de fleste af dens spillere ønsker det.',

  // What a register of warnings and suspensions holds.
  'reason.sanction.warning':
    'Advarsel den {given} i en turnering, der sluttede {eventEnds}: den gælder et år, indtil {until}.',
  'reason.sanction.second-warning':
    'Advarsel den {given}, mens advarsel {earlier} gjaldt: den ændres til en karantæne på {months} måneder, indtil {until}.',
  'reason.sanction.warning-after-suspension':
    'Advarsel den {given}, inden for et år efter udløbet af karantæne {earlier}: den ændres til en karantæne på {months} måneder, indtil {until}.',
  'reason.sanction.suspension':
    'Karantæne fra {from} i {months|1 måned|{months} måneder}, indtil {until}.',
  'reason.sanction.suspension-days':
    'Karantæne fra {from} i {days|1 dag|{days} dage}, indtil {until}.',
  'reason.sanction.repeated-suspension':
    'Karantæne fra {from}, inden for et år efter udløbet af karantæne {earlier}: {given|1 måned|{given} måneder} fordobles, indtil {until}.',
  'reason.sanction.repeated-suspension-days':
    'Karantæne fra {from}, inden for et år efter udløbet af karantæne {earlier}: {given|1 dag|{given} dage} fordobles, indtil {until}.',
  'reason.sanction.beside-another':
    'Karantæne fra {from} i {months|1 måned|{months} måneder}, mens karantæne {earlier} løber: hver udløber for sig, denne {until}.',
  'reason.sanction.beside-another-days':
    'Karantæne fra {from} i {days|1 dag|{days} dage}, mens karantæne {earlier} løber: hver udløber for sig, denne {until}.',
  'reason.sanction.stands':
    'Karantæne fra {from} i {months|1 måned|{months} måneder}, indtil {until}: sådan fulgte det af tidligere advarsler og karantæner, som siden er slettet.',
  'reason.sanction.stands-days':
    'Karantæne fra {from} i {days|1 dag|{days} dage}, indtil {until}: sådan fulgte det af tidligere advarsler og karantæner, som siden er slettet.',
  'reason.sanction.lifted': 'Ophævet: den gælder ikke længere fra {until}.',

  // What a deadline is counted from.
  'reason.deadline.months-before': '{count|1 måned|{count} måneder} før {from}: {to}.',
  'reason.deadline.months-after': '{count|1 måned|{count} måneder} efter {from}: {to}.',
  'reason.deadline.days-before': '{count|1 dag|{count} dage} før {from}: {to}.',
  'reason.deadline.days-after': '{count|1 dag|{count} dage} efter {from}: {to}.',
  'reason.deadline.same-day': 'På selve dagen: {to}.',
  'reason.deadline.before-next-event':
    'Den næste turnering begynder {nextEvent}; det skal være sket inden: {to}.',

  // What happens on a ladder.
  'reason.ladder.won': '{player} får {halfPoints} mod {opponent} og overtager plads {place}.',
  'reason.ladder.defended': '{player} får {halfPoints} mod {opponent}, som beholder plads {place}.',
  'reason.ladder.given-up':
    '{opponent} tager ikke imod udfordringen fra {player}, som tæller som opgivet: {player} overtager plads {place}.',
  'reason.ladder.struck':
    '{player} har ikke taget imod {times} udfordringer i træk og slettes af listen.',
  'reason.ladder.entered':
    '{player} kommer ind {below} point under sit ratingtal, på plads {place}.',
  'reason.ladder.entered-highest':
    '{player} kommer ind på plads {place}: ingen kommer ind højere oppe.',
  'reason.ladder.left': '{player} forlader listen.',
  'reason.ladder.oneself': '{player} kan ikke udfordres af {player}.',
  'reason.ladder.not-on-the-list': '{player} står ikke på listen.',
  'reason.ladder.not-above': '{opponent} står ikke over {player}.',
  'reason.ladder.too-far-up': '{opponent} står mere end {most} pladser over {player}.',
  'reason.ladder.same-opponent-again': '{player} udfordrede også {opponent} sidste gang.',
  'reason.ladder.game-missing':
    '{player}s kamp har {games|1 parti|{games} partier}; der mangler et.',
  'reason.ladder.game-too-many': '{player} tabte det første parti, så der spilles ikke et andet.',
  'reason.ladder.on-the-list-already': '{player} står allerede på listen.',

  // The sums of a combined event.
  'reason.mehrkampf.result':
    '{name}: plads {place} af {players} giver 10 × {place} : {players} = {value}.',
  'reason.mehrkampf.best':
    '{player}: {counted|det laveste|de {counted} laveste} af {results|1 resultat|{results} resultater} tæller.',
  'reason.mehrkampf.too-few':
    '{player} har {counted|1 resultat|{counted} resultater}, hvor {wanted} tæller, og kommer efter alle, der har flere.',
  'reason.mehrkampf.not-held':
    '{name} har {players} deltagere, og med under {least} afholdes en disciplin ikke.',

  // What a game of Skat counts.
  'reason.skat.null': 'Denne slags null tæller {value}.',
  'reason.skat.trumps': 'Med eller uden {matadors}, i alt {steps} gange {each}: {value}.',
  'reason.skat.lost': 'Tabt: {value} tæller {times} gange, {loss}.',
  'reason.skat.lost-announced':
    'Tabt med meldt schneider eller schwarz: {value} tæller {times|én gang|{times} gange}, {loss}.',
  'reason.skat.declarer-won': '{player}: {value} og {bonus} for det vundne spil, {score}.',
  'reason.skat.declarer-lost': '{player}: {value} minus {bonus} for det tabte spil, {score}.',
  'reason.skat.opponents': '{players}: {bonus} hver for det spil, som spilføreren tabte.',
  'reason.skat.dealer': '{player} gav kort ved et bord med fire og får intet.',

  // How a title norm came about.
  'reason.norm.floor': '{opponent}, den lavest ratede modstander, tæller med {floor}.',
  'reason.norm.unrated': 'Uden rating og regnet med {rating}: {players}.',
  'reason.norm.eight-of-nine':
    '{games} partier ud af ni er nok: det manglende blev vundet uden kamp, eller spilleren var oversidder. En ansøgning kan bruge én sådan norm.',
  'reason.norm.exempt':
    'I denne turnering er det ligegyldigt, hvor modstanderne kommer fra. Mindst én norm i en ansøgning skal klare sig uden denne undtagelse.',
  'reason.norm.later-ignored': 'Udeladt, da normen var nået før: runde {rounds}.',
  'reason.norm.won-ignored': 'Udeladt, hvad der er tilladt for vundne partier: runde {rounds}.',
  'reason.norm.not-counted': 'Tæller ikke: runde {rounds}.',
  'reason.norm.category': 'Snit {average}: kategori {category}.',

  // Why a side can no longer give mate.
  'reason.mate.bare-king': 'Siden har kun sin konge tilbage.',
  'reason.mate.knight-alone':
    'En springer alene kan ikke sætte en konge mat der intet eller kun dronninger har ved sig.',
  'reason.mate.bishops-of-one-colour':
    'Alle løbere står på én farve, og intet kan lukke felterne af den anden farve omkring kongen.',
  'reason.mate.has-been-mated': 'Siden er selv mat.',
  'reason.mate.stalemate': 'Partiet er slut: pat.',
  'reason.mate.king-never-attacked':
    'Ingen brik på siden kan nogensinde true den anden konge på et felt den kan nå.',
  'reason.mate.always-a-way-out':
    'Hvor den anden konge end kan trues, har den et flugtfelt som ingen nogensinde kan lukke.',
  'reason.mate.no-arrangement':
    'Hvordan konger og bønder end flytter ({positions} stillinger), bliver kongen ingen steder mat, hvor de andre brikker end står.',
  'reason.mate.all-tried':
    'Alle rækker af lovlige træk er prøvet ({positions} stillinger): ingen ender med mat.',

  // What the Laws of Chess decide at the board.
  'reason.flag.lost': 'Tabt: modstanderen kan stadig sætte mat.',
  'reason.flag.drawn':
    'Remis: modstanderen kan ikke sætte mat ved nogen rækkefølge af lovlige træk.',
  'reason.flag.club-draw':
    'Remis efter klubbens regler: modstanderen kan ikke længere vinde ved egen kraft.',
  'reason.flag.ended-before': 'Partiet var slut før vingen faldt.',
  'reason.flag.not-proved':
    'Om modstanderen stadig kan sætte mat, blev ikke fundet: dommeren afgør det.',
  'reason.illegal.time': 'Modstanderen får {seconds} sekunder mere.',
  'reason.illegal.lost': 'Partiet er tabt for den der gjorde det ulovlige træk.',
  'reason.illegal.drawn':
    'Partiet er remis: modstanderen kan ikke sætte mat ved nogen rækkefølge af lovlige træk.',
  'reason.illegal.not-claimed': 'Modstanderen gjorde ikke krav: trækket står.',
  'reason.claim.time-given': 'Modstanderen får {seconds} sekunder mere.',
  'reason.claim.time-taken': '{seconds} sekunder trækkes fra kravstillerens ur.',
  'reason.sealed.stands': 'Det hemmelige træk er lovligt og står ved magt.',
  'reason.sealed.lost':
    'Det hemmelige træk er flertydigt, ulæseligt eller ulovligt: partiet er tabt.',
  'reason.sealed.drawn':
    'Det hemmelige træk ville tabe, men modstanderen kan ikke sætte mat ved nogen rækkefølge af lovlige træk.',
  'reason.sealed.not-proved':
    'Om modstanderen stadig kan sætte mat, blev ikke fundet: dommeren afgør det.',
};

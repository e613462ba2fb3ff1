import type { refusalsTexts as reference } from '../en/refusals.ts';
import type { Translation } from '../texts.ts';

/** Why a command is refused, and what follows from one that is not: under the code of each. */
export const refusalsTexts: Translation<typeof reference> = {
  // Why a command was refused: `error.` and the refusal's code.
  'error.pairing.too-few-players':
    'Kun {present|1 spiller|{present} spillere} er til stede; en runde kræver mindst to.',
  'error.pairing.no-legal-pairing':
    'Runde {roundNumber} kan ikke lægges: der er ikke nok modstandere, som reglerne tillader. Tilovers: {players}.',
  'error.pairing.no-legal-colours':
    'Runde {roundNumber} kan ikke lægges: uden omkamp ville nogen få samme farve tredje gang i træk. Det gælder: {players}.',
  'error.pairing.too-few-teams':
    'Kun {present|1 hold er|{present} hold er} til stede; en runde kræver mindst to.',
  'error.pairing.no-legal-team-pairing':
    'Runde {roundNumber} kan ikke parres: for mange af holdene har allerede mødt hinanden. Turneringslederen bestemmer.',
  'error.pairing.schedule-over':
    'Skemaet har {rounds|kun 1 runde|kun {rounds} runder}; der er ingen runde {roundNumber}.',
  'error.pairing.games-unfinished':
    'Pokalen går først videre, når disse partier er afgjort: {players}.',
  'error.pairing.lot-needed': 'Alle partier blev remis: der skal trækkes lod mellem {players}.',
  'error.pairing.decided': 'Det er afgjort; der er ingen runde tilbage.',
  'error.command.needs-confirmation': 'Det skal bekræftes, før det sker.',
  'error.command.not-now': 'Det kan ikke gøres, som turneringen står nu.',
  'error.tournament.exists': 'Turneringen findes allerede.',
  'error.tournament.missing': 'Turneringen findes ikke.',
  'error.settings.invalid': '{field}: {problem}.',
  'error.settings.of-event': 'Det står hos {event} for alle grupper: ret det dér.',
  'error.settings.rounds-unplayable':
    'Så mange runder kan ikke spilles: {player} har kun modstandere til {most|1 runde|{most} runder} i alt.',
  'error.fide-mode.refused':
    '{fideAct} er ikke muligt i FIDE-tilstand her ({article}). Skal det ske, så forlad FIDE-tilstand i indstillingerne; der er ingen vej tilbage.',
  'error.fide-mode.on': 'Turneringen er allerede i FIDE-tilstand.',
  'error.fide-mode.off': 'Turneringen er ikke i FIDE-tilstand.',
  'error.fide-mode.left': 'FIDE-tilstand er forladt; der er ingen vej tilbage.',
  'error.fide-mode.too-late':
    'En runde er lagt: FIDE-tilstand begynder før runde 1 eller slet ikke.',
  'error.player.unknown': '{player} er ikke med i turneringen.',
  'error.player.suspended':
    '{name} er i karantæne til og med {lastDay} ({article}) og tilmeldes ikke. Det kan ingen her se bort fra; unionens tillidsfolk kan ophæve den.',
  'error.player.duplicate': '{name} er allerede tilmeldt.',
  'error.player.invalid': '{field}: {problem}.',
  'error.player.has-played':
    'Når en runde er lagt, kan ingen spiller slettes; meld {player} udgået i stedet.',
  'error.player.already-withdrawn': '{player} er allerede udgået.',
  'error.player.not-withdrawn': '{player} er ikke udgået.',
  'error.player.already-expelled': '{player} er allerede bortvist.',
  'error.player.expulsion-unexplained': 'Skriv, hvorfor {player} bortvises.',
  'error.lots.not-drawn': 'Giv først spillerne numre.',
  'error.lots.first-colour-not-drawn':
    'Farven til nr. 1 i 1. runde er hverken valgt eller trukket ved lod.',
  'error.lots.no-first-colour': 'Kun FIDE’s schweizersystem trækker lod om farven i 1. runde.',
  'error.lots.seed-missing':
    'Lodtrækningen kræver et lodtrækningstal: en tekst, som alle kan gentage den ud fra.',
  'error.lots.order-invalid': 'Lodnumre, {player}: {problem}.',
  'error.lots.varma-needs-table': 'Varma-tabellerne hører til turneringer, hvor alle møder alle.',
  'error.lots.no-start-positions':
    'Partierne i denne turnering begynder fra den sædvanlige stilling.',
  'error.lots.start-position-played':
    'Et parti i runde {round} har et resultat: det begyndte fra den stilling, der blev trukket før.',
  'error.lots.not-equal': 'Kun spillere med samme rating bytter numre; {player} har en anden.',
  'error.lots.numbers-too-late': 'Numrene ligger fast, når runde {until} er lagt ({article}).',
  'error.lots.numbers-drafted': 'Udkastet har de nuværende numre ({article}).',
  'error.lots.numbers-accelerated': 'Numrene ligger fast ved acceleration ({article}).',
  'error.lots.values-invalid':
    'Værdier udefra skal have et navn og én værdi for hver spiller, og de må ikke alle være ens.',
  'error.lots.not-tied': 'Der trækkes kun lod mellem alle dem, der deler én plads i stillingen.',
  'error.lots.no-such-play-off':
    'Det parti findes ikke i en omkamp mellem dem, der deler pladsen, eller nogen ønskede ikke omkampen.',
  'error.system.not-by-hand': 'I dette system kan en runde ikke lægges i hånden.',
  'error.system.not-scheduled':
    'I dette turneringssystem afhænger runderne af resultaterne; de lægges én ad gangen.',
  'error.round.unknown': 'Runde {round} findes ikke.',
  'error.round.already-paired': 'Runde {round} er allerede lagt.',
  'error.round.no-more':
    'Alle {planned} runder er lagt. Skal der spilles flere, så ret antallet af runder.',
  'error.round.not-draft': 'Der er intet udkast til en runde.',
  'error.round.not-published': 'Runde {round} er ikke offentliggjort endnu.',
  'error.board.unknown': 'Runde {round} har intet bræt {board}.',
  'error.result.invalid': '{whiteHalfPoints}–{blackHalfPoints} er ikke et muligt resultat.',
  'error.result.due-not-a-date': '»{due}« er ikke en dato.',
  'error.rating-result.none-yet':
    'Bræt {board} i runde {round} har endnu intet resultat: indtast det først.',
  'error.rating-result.not-final':
    'Et parti rates efter et endeligt resultat; et hængeparti eller et udsat parti har ikke noget.',
  'error.report-sent.provisional':
    'Turneringen er kun foreløbigt afsluttet: der er partier, som ikke er afgjort. Afgør dem først.',
  'error.report-sent.nothing-played':
    'Ingen runde er offentliggjort endnu: der er ingen rapport at sende.',
  'error.report-sent.month-unknown': 'Ingen offentliggjort runde har en dato i {month}.',
  'error.report-sent.day-unknown': '»{day}« er ikke en dato.',
  'error.report-sent.day-to-come': '{day} er ikke kommet endnu.',
  'error.report-sent.rules-unknown': 'Der er ingen ratingregler »{edition}« til denne rapport.',
  'error.result.colours-stand':
    'Runde {round}, bræt {board}: spillerne trækker kun lod om farverne, hvor partierne spilles efter aftale.',
  'error.result.already-entered':
    'Bræt {board} i runde {round} har allerede et resultat; ret det i stedet.',
  'error.reported.not-asked-for': 'Med denne kode kan man ikke melde resultater her.',
  'error.reported.other-pairing':
    'Der sidder andre ved bræt {board} i runde {round} nu. Intet er meldt; se på brættet igen.',
  'error.reported.arbiter-only':
    'Her meldes kun gevinst eller remis. Sig alt andet til turneringslederen.',
  'error.reported.waits':
    'I to har meldt forskellige resultater for bræt {board} i runde {round}. Turneringslederen afgør det.',
  'error.moves.malformed': 'Det, der kom til runde {round}, bræt {board}, er ikke træk.',
  'error.moves.other-pairing':
    'Ved bræt {board} i runde {round} sidder andre, eller runden er ikke offentliggjort.',
  'error.ask.not-taken': 'I denne turnering kan man ikke bede om fri eller udgå fra telefonen.',
  'error.ask.too-late':
    'For runde {round} kunne man bede om det indtil {until}. Tal med turneringslederen.',
  'error.ask.not-playing': '{player} er udgået af turneringen.',
  'error.ask.declined':
    'Turneringslederen har allerede afslået dette for runde {round}. Tal med turneringslederen.',
  'error.ask.none': '{player} har ikke bedt om noget i runde {round}, der venter på svar.',
  'error.verification.differs':
    'Der står andre resultater nu i runde {round}, bræt {boards}: sammenlign dem med sedlerne igen.',
  'error.draft.player-twice': '{player} er sat på to brætter.',
  'error.draft.player-not-present': '{player} spiller ikke i denne runde.',
  'error.draft.too-many-byes': 'Kun én kan sidde over. Uden bræt er: {players}.',
  'error.bye.not-in-table':
    'Når alle møder alle, kan ingen runde springes over: udsæt partiet i stedet.',
  'error.bye.round-not-missed':
    'For runde {round} kan der ikke gives point: kun for offentliggjorte runder, som spilleren ikke var med i, og kun hvor der lægges runder efter point.',
  'error.bye.not-in-last-round':
    'I sidste runde (runde {round}) gives der intet halvt point uden spil ({article}).',
  'error.bye.too-many':
    'Efter indstillingerne får hver spiller højst {most|ét halvt point|{most} halve point} uden spil.',
  'error.check-in.not-this-round':
    'Der registreres kun fremmøde til den næste runde, ikke til runde {round}.',
  'error.check-in.not-missing': '{player} er mødt, har fri eller er udgået.',
  'error.check-in.not-a-no-show':
    'Der er intet at afgøre om, at {player} spiller videre efter runde {round}.',
  'error.table.kept': 'Bord {table} er allerede fast bord for {player}.',
  'error.table.invalid': 'Et bord har et nummer fra 1 til {most}.',
  'error.incident.unknown': 'Der er ingen “{situation}” blandt det, der kan ske ved et bræt.',
  'error.incident.no-rule':
    'Disse skaklove har ingen regel for “{situation}” i denne slags partier.',
  'error.incident.unanswered': 'Et spørgsmål er åbent: {question}.',
  'error.incident.penalty-unknown': 'Der er ingen straf “{penalty}”.',
  'error.incident.not-their-game': 'Spilleren sidder ikke ved bræt {board} i runde {round}.',
  'error.appeal.field-invalid': '{field}: {problem}.',
  'error.appeal.unknown': 'Der er ingen protest {appeal}.',
  'error.appeal.no-game': 'Runde {round} har intet parti på bræt {board}.',
  'error.appeal.decided': 'Protest {appeal} er afgjort.',
  'error.appeal.undecided': 'Protest {appeal} er ikke afgjort endnu.',
  'error.appeal.final': 'Afgørelsen af protest {appeal} er endelig ({article}).',
  'error.championship.rules-unknown': 'Der er ingen regler {rules} for et mesterskab.',
  'error.championship.classes-invalid': 'Et mesterskab har {least} til {most} klasser.',
  'error.championship.class-invalid': 'Der er klasserne 1 til {most}.',
  'error.championship.reason-missing': 'Skriv, hvorfor {player} spiller i en anden klasse.',
  'error.championship.none': 'Ingen er inddelt i klasser her endnu.',
  'error.championship.class-missing': '{player} er ikke i nogen klasse endnu.',
  'error.championship.no-targets':
    'Her afgør pladserne, hvem der rykker op og ned: der er intet pointkrav.',
  'error.excuse.no-game': '{player} har intet parti i runde {round}.',
  'error.excuse.game-over': '{player}s parti i runde {round} er afsluttet.',
  'error.excuse.not-a-day': '»{day}« er ikke en dato.',
  'error.excuse.none': '{player} har ikke meldt afbud til runde {round}.',
  'error.round.start-not-a-time': '»{at}« er ikke en dato med klokkeslæt som 2026-11-21T19:05.',
  'error.late-pair.round-over':
    'En runde efter runde {round} er allerede offentliggjort; der kan ikke tilføjes flere brætter.',
  'error.late-pair.not-free':
    '{player} har allerede en modstander i runden eller har forladt turneringen.',
  'error.late-pair.have-met':
    '{white} og {black} har mødt hinanden i runde {earlierRound} og kan ikke sættes sammen igen ({article}).',
  'error.late-pair.minutes-invalid':
    'Minutterne, der trækkes fra urene, er et helt tal fra 0 til {most}.',
  'error.system.no-late-pair':
    'Kun hvor der lægges runder efter point, kan to sættes sammen efter rundens begyndelse.',
  'error.bye.round-already-paired':
    'Runde {round} er offentliggjort; der kan ikke længere ændres på, hvem der er fri.',
  'error.journal.unknown-version': 'Historikken har ingen linje {version}.',

  // What is wrong with a plan, at the place named beside it.
  'error.prize-plan.empty': 'her mangler noget: et navn, en præmie, eller hvem den er til',
  'error.prize-plan.too-much': 'for meget: højst {most}',
  'error.prize-plan.money-invalid': 'et beløb er et helt antal øre eller cent og aldrig under 0',
  'error.prize-plan.money-rises': 'beløbet er højere end for pladsen over',
  'error.prize-plan.number-invalid': 'der skal stå et helt tal fra {least} til {most}',
  'error.prize-plan.range-reversed': 'ratinggruppen begynder over sin ende',
  'error.prize-plan.ranges-overlap':
    'ratinggruppen overlapper {otherPath}; den ene skal ligge helt inde i den anden eller helt udenfor',
  'error.prize-plan.condition-twice': 'samme slags betingelse står to gange',
  'error.prize-plan.year-missing': 'en aldersgruppe kræver, at planen nævner året',
  'error.prize-plan.player-twice': 'en spiller er nævnt to gange',
  'error.prize-plan.player-unknown': 'ingen spiller hedder sådan',
  'error.prize-plan.not-equal':
    'disse spillere står ikke lige: omkamp kræver lige point, lod lighed i alt',

  // Why groups, lots or time odds cannot be so.
  'error.groups.too-many':
    '{groups} grupper er ikke mulige: med mindst 2 spillere i hver kan der højst være {most}.',
  'error.groups.too-few-players':
    '{players|1 spiller|{players} spillere}: en gruppe kræver mindst {least}.',
  'error.groups.size-too-small':
    'Grupper med højst {size} er for små; med dette antal spillere skal der være plads til mindst {least}.',
  'error.groups.too-few-for-rounds':
    '{group} ville få {players|1 spiller|{players} spillere}; så mange runder kræver mindst {least}.',
  'error.lots.varma-players':
    'Varma-tabellerne er til {least}–{most} spillere; her er der {players}.',
  'error.lots.varma-no-room': 'Ingen kuvert har plads til alle {count} fra {group}.',
  'error.time-odds.difference': 'Trin {step}: ratingforskellen skal være større end {above}.',
  'error.time-odds.minutes':
    'Trin {step}: den stærkeres minutter skal være mindst 1 og færre end {below}.',

  // What is wrong with the code of a tie-break.
  'error.tie-break-code.empty': 'korrektionen mangler',
  'error.tie-break-code.unknown': '»{text}«: korrektionen {base} findes ikke',
  'error.tie-break-code.for-teams': '»{text}«: {base} er kun for hold (--teams)',
  'error.tie-break-code.malformed': '»{text}«: »{rest}« kan ikke læses',
  'error.tie-break-code.unknown-modifier': '»{text}«: tilføjelsen {modifier} findes ikke',
  'error.tie-break-code.modifier-not-for-this': '»{text}«: {base} kan ikke have {modifier}',
  'error.tie-break-code.number': '»{text}«: tallet i {modifier} mangler, er overflødigt eller nul',
  'error.tie-break-code.modifiers-exclude-each-other':
    '»{text}«: {modifier} går ikke sammen med tilføjelsen før',

  // Why the rules do not have a tie-break for a tournament.
  'error.tie-break-choice.not-in-edition': '{base} findes ikke i reglerne fra {edition}',
  'error.tie-break-choice.not-in-round-robin': '{base} må ikke bruges i en alle-mod-alle-turnering',
  'error.tie-break-choice.for-round-robin':
    '{base} er beregnet til alle-mod-alle; ellers skal den stå i indbydelsen',

  // What follows from an act, under the consequence's code.
  'consequence.results-lost':
    'Runde {round} trækkes tilbage, og {results|1 resultat|{results} resultater} i den går tabt.',
  'consequence.rematch': '{white} og {black} har allerede mødt hinanden i runde {earlierRound}.',
  'consequence.second-bye': '{player} bliver oversidder for anden gang.',
  'consequence.bye-after-free-point':
    '{player} bliver oversidder, men har allerede fået point som for en gevinst uden at spille.',
  'consequence.third-white': '{player} får hvid tredje gang i træk.',
  'consequence.third-black': '{player} får sort tredje gang i træk.',
  'consequence.colour-difference':
    '{player} har derefter haft den ene farve {difference} gange mere end den anden.',
  'consequence.forbidden-meeting':
    '{white} og {black} må ikke mødes efter turneringens indstillinger.',
  'consequence.paired-late':
    '{white} og {black} sættes sammen efter rundens begyndelse. Begge skal være enige, og turneringslederen stiller urene.',
  'consequence.bye-lost':
    '{player} spiller alligevel: {halfPoints} point for runden uden modstander bortfalder.',
  'consequence.full-point-bye':
    'Spilleren får i runde {round} point som for en gevinst uden at spille.',
  'consequence.paired-by-hand':
    'Reglerne giver ingen lovlig rundelægning; {boards|1 bræt|{boards} brætter} lægges i hånden.',
  'consequence.differs-from-rules':
    '{boards|1 bræt|{boards} brætter} afviger fra den rundelægning, reglerne giver.',
  'consequence.pairing-stands':
    'Runder, der allerede er lagt efter runde {round}, bliver stående: {pairedRounds}.',
  'consequence.counted-as-draw':
    'Partiet talte som remis, da disse runder blev lagt: {pairedRounds}. De bliver stående. {white} har nu {whiteHalfPoints} og {black} {blackHalfPoints} point for det; det regnes med fra næste runde.',
  'consequence.counted-as-expected':
    'Partiet talte som det forventede resultat ({whiteCountedHalfPoints}–{blackCountedHalfPoints}), da disse runder blev lagt: {pairedRounds}. De bliver stående. {white} har nu {whiteHalfPoints} og {black} {blackHalfPoints} point for det; det regnes med fra næste runde.',
  'consequence.bye-above-win': 'En oversidder ville få mere end for en gevinst.',
  'consequence.draw-as-win': 'En remis ville give lige så meget som en gevinst.',
  'consequence.results-missing': 'Runde {round} mangler resultater på bræt {boards}.',
  'consequence.adjourned-as-draws':
    'Partier uden resultat bliver hængepartier: De tæller som remis ved rundelægningen og skal spilles færdige senere.',
  'consequence.not-checked-in':
    'Ikke registreret som mødt til runde {round}, men kommer alligevel med i runden: {players}.',
  'consequence.most-missing':
    'Over halvdelen mangler: {missing} af {expected}. Er alle fremmødte registreret?',
  'consequence.player-expelled':
    '{player} bortvises fra stævnet: spiller ikke flere runder og har ingen plads i stillingen. Det spillede tæller, som reglerne siger om udgåede.',
  'consequence.order-given':
    'Dommeren, og ikke den annoncerede korrektion, bestemmer rækkefølgen mellem dem, der deler pladsen ({players}). Begrundelsen står i historikken.',
  'consequence.fide-act': '{fideAct}: FIDE-tilstand spørger, om du mener det.',
  'consequence.fide-mode-left':
    'Turneringen forlader FIDE-tilstand efter {round} runder: FIDE kan afvise at rate den, den giver ingen normer, og hver side, hver udskrift og rapportfilen siger, at den blev forladt.',
  'consequence.fide-mode-no-way-back':
    'Det er for altid. Hverken fortryd eller andet bringer FIDE-tilstand tilbage. Forlad den alligevel?',
  'consequence.rounds-left': 'Kun {played} af {planned} runder er spillet.',
  'consequence.first-colour-redrawn':
    'Der er allerede trukket lod om farven i 1. runde; den lodtrækning bortfalder.',
  'consequence.start-position-redrawn':
    'Stillingen til runde {round} er allerede trukket; spillere kan kende den.',
  'consequence.numbers-redrawn': 'Lodnumrene fra før bortfalder, og alle får nye.',
  'consequence.unusual-score':
    '{whiteHalfPoints}–{blackHalfPoints} gives kun efter turneringslederens afgørelse.',
  'consequence.tie-breaks-changed-after-start':
    'Korrektionen ændres, efter at turneringen er begyndt: {moved|én spiller|{moved} spillere} får en anden plads. Nummer 1 er {firstAfterPlayers} (før: {firstBeforePlayers}).',
  'consequence.system-changed-after-start':
    'Turneringssystemet ændres, efter at turneringen er begyndt; det gælder for de runder, der endnu ikke er lagt.',
  'consequence.ratings-changed-after-start':
    'Den rating, der gælder, ændres, efter at turneringen er begyndt: korrektion efter rating, præmier og tidshandicap følger den straks; spillernes numre bliver stående.',
  'consequence.paired-by-other-rules':
    '{rounds|Runde 1 er|Runde 1–{rounds} er} lagt efter det, der blev bekendtgjort før start; resten lægges efter andre regler. Er du sikker?',
  'consequence.rounds-changed':
    'Der spilles {after|1 runde|{after} runder} i stedet for {before}, som bekendtgjort før start.',
  'consequence.was-paired-as-last': 'Runde {round} er lagt som sidste runde; det er den ikke mere.',
  'consequence.not-paired-as-last':
    'Runde {round} bliver den sidste, men er ikke lagt som sidste runde.',
  'consequence.acceleration-shifts':
    'Accelerationen fordeler sine ekstra point på et andet antal runder.',
  'consequence.byes-lapse': 'Fri efter runde {round} bortfalder: {players}.',
  'consequence.half-point-lost-at-end':
    'Runde {round} bliver den sidste, og i den gives intet halvt point uden spil: {players} får ingen point for den.',
  'consequence.open-before-last-round':
    'Sidste runde lægges, mens partier fra runde {round} mangler (bræt {boards}).',
  'consequence.paired-too-early':
    'Fristen for hængepartier fra runde {round} er ikke udløbet: {until} (bræt {boards}).',
  'consequence.round-has-begun': 'Runde {round} er begyndt; dens rundelægning kan ikke ændres.',
  'consequence.postponed-in-last-round': 'Ingen partier i sidste runde udsættes (bræt {board}).',
  'consequence.due-too-late': 'Partiet skal være færdigt senest {until}; her står {due}.',
  'consequence.appeal-panel-even': 'Et lige antal afgør protest {appeal}: {count}.',
  'consequence.appeal-involved': 'Selv part i sagen: {names}.',
  'consequence.appeal-deposit-kept':
    'Protest {appeal} tages til følge, og depositum betales ikke tilbage.',
  'consequence.appeal-waits':
    'Protest {appeal} er ikke afgjort; det skal den være, før runde {round} lægges.',
  'consequence.title-to-withdrawn':
    '{player} er udgået og står som nummer 1, hvor førstepladsen giver en titel: Overvej, hvem der får den.',
  'consequence.targets-were-published':
    'Pointkravene er allerede offentliggjort; spillerne har fået at vide, hvornår de rykker op og ned.',
  'consequence.namesakes':
    '{names}: en med det navn eller nummer er allerede tilmeldt, og hverken klub, fødselsår eller nummer skelner dem. Tilmeld kun begge, hvis det er to personer.',
  'consequence.not-open-to':
    'Turneringen er ikke åben for: {names}. Turneringsledelsen kan gøre en undtagelse.',
  'consequence.excuse-arbiter-not-told':
    'Det er ikke oplyst, hvornår {player} gav turneringslederen besked.',
  'consequence.excuse-opponent-not-told':
    'Det er ikke oplyst, hvornår {player} gav modstanderen besked.',
  'consequence.excuse-arbiter-told-late':
    '{player} gav turneringslederen besked for sent; sidste dag var {until}.',
  'consequence.excuse-opponent-told-late':
    '{player} gav modstanderen besked for sent; sidste dag var {until}.',
  'consequence.excuse-dates-missing':
    '{player} har tilbudt modstanderen {offered|én anden dato|{offered} andre datoer}; der skal tilbydes {wanted}.',
  'consequence.excuse-too-many':
    '{player} har allerede meldt afbud {most|én gang|{most} gange}; flere gange er ikke tilladt.',
  'consequence.played-game-not-rated':
    'Alle spillede partier rates; partiet på bræt {board} i runde {round} udelades af ratingrapporten.',
  'consequence.rated-otherwise':
    'Tabeller og parringer beholder resultatet i runde {round}, bræt {board} ({white}–{black}); kun ratingrapporten får det andet.',
  'consequence.sent-reports-forgotten':
    'Det slettes, at {reports|en rapport er|{reports} rapporter er} sendt: notér det igen.',
  'consequence.still-owed':
    '{name} har {amounts} til gode. Efter sletningen kan ingen se, hvem pengene er til.',
  'consequence.erased-for-good':
    'Personoplysningerne om {player} slettes for altid fra turneringen og hele dens historik; det kan ikke fortrydes. Navnet er derefter N. N. Partier, resultater, titel, forbund og ratingtal bliver, for alle de andres stillinger hviler på dem; præmier for alder, køn eller klub går efter det, der er tilbage. Andre turneringer samt eksporter og udskrifter andre steder ændres ikke.',
  'consequence.more-public':
    'Dengang var mere offentligt end nu, og det bliver det igen. Kontrollér indstillingerne bagefter.',
};

import type { errorsTexts as reference } from '../en/errors.ts';
import type { Translation } from '../texts.ts';

/** What the application and the API answer besides refusals, and why Rokade does not start. */
export const errorsTexts: Translation<typeof reference> = {
  // What the application and the API answer besides refusals; the server checks that none is
  // missing.
  'error.store.damaged':
    'Historikken er beskadiget: af {foundVersions} linjer er de første {soundVersions} i orden ({problem}). Gem det, der er i orden, og indlæs det igen.',
  'error.store.missing': 'Turneringen findes ikke.',
  'error.store.removed': 'Turneringen er fjernet.',
  'error.remove.backup-failed':
    'Turneringen er ikke fjernet: den sidste kopi kunne ikke skrives i {folder}: {problem}.',
  'error.remove.other-name': 'Det er ikke turneringens navn. Intet er fjernet.',
  'error.store.newer-format':
    'Turneringen er skrevet af en nyere udgave af Rokade (format {format}). Opdatér Rokade.',
  'error.store.failed': 'Det blev ikke gemt: {problem}. Intet er ændret.',
  'error.store.conflict': 'En anden har ændret det imens. Se, hvad der er ændret, og prøv igen.',
  'error.import.rounds-differ':
    'Runde {rounds} er lagt anderledes end efter reglerne. I FIDE-tilstand indlæses filen, når det bekræftes, og noterer det.',
  'error.import.invalid': 'Filen kan ikke indlæses: {problem}. {at}',
  'error.import.cut-off':
    'Filen er afkortet: den skal have {stated|1 linje|{stated} linjer}, men {sound|kun den første er hel|kun de første {sound} er hele}. Intet er indlæst. Brug en anden kopi.',
  'error.import.broken-off':
    'Filen slutter for tidligt: {sound|den første linje er hel|de første {sound} linjer er hele}. Intet er indlæst. Brug en anden kopi.',
  'error.account.setup-token-invalid':
    'Linket gælder ikke længere. Genstart Rokade for at få et nyt.',
  'error.account.name-taken': 'Der er allerede en konto med det navn.',
  'error.account.name-invalid': 'Navnet skal have 1 til 100 tegn.',
  'error.account.password-too-short': 'Adgangskoden skal have mindst {minimum} tegn.',
  'error.account.wrong-credentials': 'Navn og adgangskode passer ikke sammen.',
  'error.account.throttled':
    'For mange forsøg. Prøv igen om {retryAfterSeconds|1 sekund|{retryAfterSeconds} sekunder}.',
  'error.account.wrong-password': 'Den nuværende adgangskode er ikke rigtig. Intet er ændret.',
  'error.account.disabled': 'Kontoen er lukket. En ejer kan åbne den igen.',
  'error.account.last-admin':
    'Det er den eneste konto, der må administrere konti. Opret først en anden, der må.',
  'error.account.confirm-owner':
    'En ejer må alt: se alt, give alle rettigheder og tage dine. Skal kontoen være ejer? Sæt kryds, og send igen.',
  'error.account.missing': 'Kontoen findes ikke.',
  'error.account.session-over': 'Der er allerede logget ud på den enhed.',
  'error.account.unknown-person': 'Registret har ingen med det nummer.',
  'error.account.passkey-only':
    'Kontoen logger kun ind med adgangsnøgle. En ejer kan give den en ny adgangskode.',
  'error.passkey.missing': 'Adgangsnøglen findes ikke.',
  'error.passkey.none': 'Kontoen har ingen adgangsnøgle endnu. Tilføj en først.',
  'error.passkey.only-way':
    'Det er den eneste vej ind i kontoen. Tilføj en anden adgangsnøgle først.',
  'error.passkey.refused': 'Adgangsnøglen blev ikke godkendt. Intet er ændret; prøv igen.',
  'error.passkey.not-here':
    'Adgangsnøgler kræver en adresse, der begynder med https og har et navn, eller localhost på maskinen selv; denne side er åbnet som {address}.',
  'error.rights.other-scope':
    'Den rolle kan ikke gives for det. Siden »Hvem må hvad« viser, hvad hver rolle gives for.',
  'error.rights.unknown-event': 'Der er ingen turnering »{event}« at give en rettighed for.',
  'error.token.unknown': 'Nøglen kendes ikke, eller den er tilbagekaldt.',
  'error.token.right-not-held': 'Et program kan ikke få en ret, som kontoen ikke selv har.',
  'error.broadcast.no-round':
    '»{line}« er ikke en runde af en transmission på lichess. Skriv adressen eller de otte tegn, den ender med.',
  'error.broadcast.token-missing': 'Skriv den nøgle, du har fået af lichess.',
  'error.broadcast.sandbox': 'Dette er en sandkasse: dens opfundne partier sendes ingen steder.',
  'error.boards.no-place': 'Denne server har ingen mappe til elektroniske brætter.',
  'error.boards.folder-invalid': 'Det er ikke navnet på en mappe.',
  'error.boards.folder-failed': 'Mappen {folder} kan ikke laves.',
  'error.relay.unknown': 'Det er stoppet.',
  'error.webhook.address-invalid': 'Det er ikke en webadresse, hvor et program kan få besked.',
  'error.webhook.address-private':
    'Adressen er på denne maskine eller et netværk omkring den. Serveren sender intet dertil, medmindre den startes med --local-webhooks.',
  'error.webhook.too-many':
    'En turnering, et stævne eller en holdturnering giver højst {most} adresser besked.',
  'error.push.off': 'Der sendes ikke beskeder til telefoner om denne turnering.',
  'error.push.unknown-service': 'Rokade kender ikke denne browsers push-tjeneste.',
  'error.push.too-many': 'Højst {most} telefoner kan få besked om en spiller.',
  'error.webhook.unknown': 'Adressen står ikke længere på listen.',
  'error.games.none': 'Der er intet parti i filen: PGN begynder hvert med linjer som [White »…«].',
  'error.games.too-many': 'En fil må have {most} partier; denne har {games}.',
  'error.link.unknown': 'Linket kendes ikke, eller det er tilbagekaldt.',
  'error.link.over': 'Linket udløb {until}.',
  'error.link.invalid':
    'Et link gælder 1 til 168 timer, og et område begynder med det mindste tal.',
  'error.code.unknown': 'Koden kendes ikke her. Scan den igen, eller skriv resultatet på sedlen.',
  'error.code.revoked':
    'Koden gælder ikke længere: turneringslederen har lavet nye. Bed om det nye kort, eller aflever sedlen.',
  'error.request.invalid': 'Forespørgslen er forkert udformet: {at}',
  'error.request.malformed-json': 'Forespørgslen er ikke JSON.',
  'error.request.too-large': 'For stort: højst {limitMegabytes} MB modtages.',
  'error.request.holds-too-much': 'Forespørgslens JSON har flere end {most} lister og objekter.',
  'error.request.too-deep': 'Forespørgslens JSON har for mange lister i hinanden.',
  'error.request.unsupported-type':
    'Forespørgslen skal være JSON (Content-Type: application/json).',
  'error.request.too-many-streams':
    'For mange sider følger med på én gang. Genindlæs siden for at opdatere den.',
  'error.request.too-often':
    'For mange forespørgsler på kort tid. Fortsæt om {retryAfterSeconds|1 sekund|{retryAfterSeconds} sekunder}.',
  'error.request.unknown-route': 'Den adresse findes ikke.',
  'error.request.not-signed-in': 'Log ind først.',
  'error.request.not-allowed':
    'Det har din konto ikke, eller ikke længere, ret til. Den, der administrerer konti, kan give retten.',
  'error.request.forged': 'Forespørgslen kom ikke fra Rokades egne sider. Indlæs siden igen.',
  'error.request.failed': 'Noget gik galt i Rokade. Alt, hvad der var gemt, er bevaret.',
  'health.broadcast-off':
    'Transmissionen af »{id}« på lichess får ikke flere partier. »Transmission og brætter« siger hvorfor.',
  'health.boards-off':
    'Der tages ikke flere træk til »{id}« fra de elektroniske brætter. »Transmission og brætter« siger hvorfor.',
  'health.webhook-off':
    '{host} får ikke flere beskeder: i tre dage blev intet modtaget dér. På siden med links, for en holdturnering under dens regler, står, hvordan det slås til igen.',
  'health.book-damaged':
    'En historik er beskadiget ({kind}: {id}): af {foundVersions} linjer er de første {soundVersions} i orden. Gem dem, og indlæs dem igen.',
  'health.second-place':
    'Der kan ikke lægges nogen kopi det andet sted, {folder}: mappen er der ikke, eller der kan ikke skrives i den. Sæt stikket i, eller vælg en anden mappe under Indstillinger → Sikkerhedskopi og flytning.',
  'health.second-place-full':
    'Det andet sted for kopierne, {folder}, er fuldt, og den nyeste kopi dér er ikke helt ny. Gør plads dér, eller vælg en anden mappe under Indstillinger → Sikkerhedskopi og flytning.',
  'health.backup-failed': 'Sikkerhedskopien {name} kunne ikke skrives i {folder}: {problem}.',

  // Mange organisationer på én server.
  'error.organisation.unknown': 'Der er ingen organisation »{organisation}« her.',
  'error.organisation.address-invalid':
    '»{address}« kan ikke være en adresse: to til fyrre små bogstaver (a–z) og cifre med enkelte bindestreger imellem.',
  'error.organisation.address-reserved': 'Adressen »{address}« er forbeholdt Rokade selv.',
  'error.organisation.address-taken':
    'En anden organisation har adressen »{address}« eller har haft den: den fører videre til den.',
  'error.organisation.name-missing': 'Organisationen har intet navn.',
  'error.organisation.name-other': 'Sådan hedder organisationen ikke. Intet er fjernet.',
  'error.organisation.not-empty':
    'Organisationen fjernes ikke. Turneringer og stævner, der hører til den eller er indberettet til den: {books}.',
  'error.organisation.first': 'Denne organisation ejer installationen og kan ikke fjernes.',
  'error.organisation.same': 'Den hører allerede til den organisation.',
  'error.organisation.group-of-event':
    'Turneringen er en gruppe i {event} og følger det: flyt stævnet, eller tag først gruppen ud af det.',
  // The installation's own book.
  'error.installation.text-too-long': 'Teksten i feltet er for lang: højst {most} tegn.',
  'error.installation.nothing-to-return':
    'Der er intet at gå tilbage til. Rettigheder ændres ikke, når man går tilbage; de gives og tages på kontoens side.',
  'error.installation.logo-not-an-image': 'Filen er ikke et billede i PNG, JPEG eller WebP.',
  'error.installation.logo-too-large': 'Logoet er for stort: højst {mostKilobytes} kB.',
  'error.installation.logo-too-many-pixels':
    'Logoet har for mange pixel: højst {mostPixels} på hver led.',

  'error.ratings.number-not-granted': '{rating} kan ikke tildeles: under 1800 findes {known}.',
  'error.ratings.other-proposer':
    'Et tal på {rating} indstilles af en anden: {office} ({article}).',
  'error.ratings.other-approver': 'Et tal på {rating} godkendes af {office} ({article}).',
  'error.ratings.committee-not-asked':
    'Et andet tal end det, en spiller har, godkendes af ratingkomiteen ({article}).',
  'error.ratings.field-invalid': '{field}: {problem}.',
  'error.ratings.unknown-person': 'Personen findes ikke blandt dem med ratingtal.',
  'error.ratings.unknown-act':
    'Der findes ikke en sådan liste, tildeling, turnering eller justering.',
  'error.ratings.id-taken': 'Der står allerede noget under id’et {id}.',
  'error.ratings.number-taken': '{name} har allerede nummeret {number}.',
  'error.ratings.unknown-edition': 'Der findes ingen regler {edition}; kendte er {known}.',
  'error.ratings.has-number': '{name} har {rating} og beholder det.',
  'error.ratings.has-number-until':
    '{name} har {rating}; af den grund kan et andet tildeles fra {from}.',
  'error.ratings.no-number': '{name} har intet tal, som et andet kan erstatte.',
  'error.ratings.below-floor': '{name}: {rating} er under {floor} og er ikke et ratingtal.',
  'error.ratings.days-reversed': 'Den sidste dag, {lastDay}, er før den første, {firstDay}.',
  'error.ratings.reported-early':
    'Indberetningen er dateret {day}, men turneringen sluttede først {lastDay}.',
  'error.ratings.reported-twice': '{name} ser ud til at være indberettet allerede.',
  'error.ratings.estimated-at-home':
    '{name}: Tal skønnes kun for modstandere i udlandet ({article}).',
  'error.ratings.player-twice': '{name} står to gange i gruppen {group}.',
  'error.ratings.adjustment-day': 'Ratingtal justeres mellem {firstDay} og {lastDay} ({article}).',
  'error.ratings.adjusted-already': 'Ratingtallene er justeret i {year}.',
  'error.ratings.nobody-compared':
    'I {year} har ingen over 30 ratede partier og over 2100 på begge lister ({article}).',
  'error.ratings.no-lift': '{edition} løfter ingen ratingtal den dag; kendt er: {known}.',
  'error.ratings.lifted-already': 'Ratingtallene er løftet efter {edition}.',
  'error.ratings.nobody-lifted': 'Den {day} har ingen et ratingtal, der løftes.',
  'error.ratings.confirm-taking-back': '{people|Et tal|{people} tal} ændres.',
  'error.ratings.confirm-erasing':
    'Personens oplysninger slettes blandt ratingtallene og kan ikke hentes tilbage.',
  'error.ratings.exists':
    'Der findes allerede ratingtal. Det, en anden bog indeholder, indberettes turnering for turnering.',
  'error.ratings.file-without-rounds': 'Filen indeholder ingen turnering med runder.',
  'error.ratings.nothing-to-report': 'Vælg en turnering, eller en fil for hver gruppe.',
  'error.ratings.nobody-named': 'Ingen med ratingtal svarer til »{text}«.',
  'error.ratings.several-named': '»{text}« kan være flere: {names}.',
  'error.ratings.own-no-games': 'Skriv en linje for hvert parti.',
  'error.ratings.own-cells': 'Linje {game}: Skriv navn; forbund; rating; egne point.',
  'error.ratings.own-points': 'Linje {game}: »{text}« er ikke 1, ½ eller 0 point.',
  'error.ratings.own-rating':
    'Linje {game}: »{text}« er ikke et ratingtal; skriv 2010, 1900 n eller ~1550.',
  'error.ratings.own-unrated':
    'Linje {game}: {name} har intet ratingtal; angiv et, eller et skøn ({article}).',
  'error.ratings.list-empty': 'Listen indeholder ingen med navn og dansk ratingtal.',
  'error.ratings.listed-twice': 'Personen står allerede ovenfor.',
  'error.ratings.elo-columns':
    'Tabellen skal have kolonnerne nummer (eller FIDE-id), elo og partier.',
  'error.ratings.elo-line': 'Elo og partier skal være tal.',
  'error.ratings.elo-nobody': 'Tabellen indeholder ingen med registreret ratingtal.',
  // The register.
  'error.register.field-invalid': '{field}: {problem}.',
  'error.register.id-taken': 'Der står allerede noget under nummeret {id}.',
  'error.register.unknown-person': 'Personen er ikke i registret.',
  'error.register.unknown-association': 'Klubben er ikke i registret.',
  'error.register.unknown-membership': 'Personen har ikke dette medlemskab.',
  'error.register.unknown-office': 'Personen har ikke dette hverv.',
  'error.register.unknown-licence-act': 'Det er ikke noteret om personens licens.',
  'error.register.office-elsewhere':
    'Hvervet hører ikke til dér: et klubhverv hører til i en klub, et hovedkredshverv i en hovedkreds og et forbundshverv i et forbund.',
  'error.register.office-of-competition':
    'Turnering eller hold angives kun, hvor hvervet gælder en turnering eller et hold.',
  'error.register.wrong-level':
    'En klub hører under en hovedkreds, og en hovedkreds under et forbund.',
  'error.register.guest-of-no-club': 'Man kan kun være gæst i en klub.',
  'error.register.days-reversed': 'Den sidste dag, {to}, er før den første, {from}.',
  'error.register.plays-for-another':
    'Man kan kun spille for én klub ad gangen i hvert forbund; her ville det blive to.',
  'error.register.same-person': 'Det er den samme person.',
  'error.register.not-merged': 'Personen er ikke slået sammen med nogen.',
  'error.register.merged-since':
    'Personen er siden selv slået sammen med en anden; det skal fortrydes først.',
  'error.register.new-club':
    'Der er endnu ingen klub i registret, der hedder {name}. Den oprettes, og personen bliver medlem af den.',
  'error.register.double':
    '»{name}« (født {born}) står allerede i registret. Er det en anden, så sæt kryds ved det, og tilføj personen.',
  'error.register.confirm-erasing':
    'Alle oplysninger om personen slettes og kan ikke hentes tilbage.',
  'error.personal.confirm-erasing':
    'Alle oplysninger om personen slettes og kan ikke hentes tilbage.',
  'error.register.course-list-empty': 'Der er ikke nævnt nogen.',
  'error.register.course-list-unknown':
    'Ikke fundet i registret, eller fundet flere gange: {lines}.',
  'error.register.not-offered':
    'Det tilbydes ikke for spilleren, eller ikke længere. Se på tilbuddene igen.',
  'error.register.exists': 'Der er allerede et register. Personer fra et andet indlæses som liste.',

  // Warnings and suspensions.
  'error.money.field-invalid': '{field}: {problem}.',
  'error.money.id-taken': 'Der er allerede bogført noget med id {id}.',
  'error.money.unknown-booking': 'Der er ikke bogført noget med dette id.',
  'error.money.taken-back-already': 'Det er allerede taget tilbage.',
  'error.money.no-currency': 'Angiv først valutaen under taksterne.',
  'error.money.currency-fixed': 'Der er allerede bogført noget: valutaen ligger fast.',
  'error.money.owed-again':
    'Efter denne tilbagebetaling skyldes {amount} igen. Skal spilleren betale mindre?',
  'error.money.still-owed':
    '{name} har {amounts} til gode. Efter sletningen kan ingen se, hvem pengene er til.',
  'error.money.paid-already':
    '{name} har betalt. Efter fjernelsen står spilleren stadig i listen under Økonomi, til det betalte er betalt tilbage dér; indtil da beholder arrangementet pengene. Fjernelsen kan fortrydes i historikken.',
  'error.money.wrong-amount': 'Angiv et beløb over nul.',
  'error.money.not-yet':
    '{day} er ikke kommet endnu: penge bogføres, når de er modtaget eller udbetalt.',
  'error.money.whose': 'Det er ikke angivet, hvem det gælder.',
  'error.money.booked-already': 'Det samme er allerede bogført som nr. {no}. Bogfør alligevel?',
  'error.money.booked-meanwhile':
    'Noget af det er bogført imens, så intet er bogført nu. Se, hvad der er betalt, og bogfør det, der mangler.',
  'error.money.confirm-erasing': 'Det, der slettes, kan ikke hentes tilbage. Slet det?',
  'error.money.exists': 'Stævnet har allerede et regnskab.',
  'error.contest.exists': 'Der er allerede en konkurrence med dette nummer.',
  'error.contest.missing': 'Konkurrencen findes ikke.',
  'error.contest.field-invalid': '{field}: {problem}.',
  'error.contest.days-reversed': '{field}: {day} er før {first}, som det følger efter.',
  'error.contest.not-yet': '{day} er ikke kommet endnu: et resultat noteres, når det foreligger.',
  'error.contest.id-taken': 'Der står allerede noget under nummeret {id}.',
  'error.contest.unknown-entry': 'Den tilmeldte findes ikke.',
  'error.contest.unknown-challenge': 'Udfordringen findes ikke, eller den er afgjort.',
  'error.contest.other-format': 'Det forekommer ikke i denne slags konkurrence.',
  'error.contest.duplicate': '{name} er allerede tilmeldt. Er det to forskellige?',
  'error.contest.begun': 'Rangstigen er allerede begyndt.',
  'error.contest.not-begun': 'Rangstigen er ikke begyndt: begynd den først.',
  'error.contest.too-few': 'Der skal mindst {least} tilmeldte til.',
  'error.contest.oneself': 'Ingen spiller mod sig selv.',
  'error.contest.not-on-list': '{name} står ikke på listen.',
  'error.contest.on-list': '{name} står allerede på listen.',
  'error.contest.not-above': '{opponent} står ikke over {name}.',
  'error.contest.too-far-up': '{opponent} står mere end {most} pladser over {name}.',
  'error.contest.same-opponent':
    '{name} udfordrede også {opponent} sidste gang: udfordr først en anden.',
  'error.contest.challenges-already': '{name} har en åben udfordring: den skal spilles først.',
  'error.contest.challenged-already': '{name} er allerede udfordret.',
  'error.contest.game-missing':
    'Det andet parti mangler: det spilles, medmindre udfordreren tabte det første.',
  'error.contest.game-too-many': 'Udfordreren tabte det første parti, så der er ikke et andet.',
  'error.contest.too-late':
    'Den kunne kun spilles indtil {until}: forlæng den først, eller notér, at den ikke blev spillet.',
  'error.contest.not-due': 'Der er tid indtil {until}.',
  'error.contest.extended': 'Den er allerede forlænget én gang.',
  'error.contest.same-colours':
    '{name} havde hvid mod {opponent} sidste gang: farverne skal byttes.',
  'error.contest.most-a-day':
    '{name} har allerede spillet {most} partier den dag, og flere må der ikke spilles.',
  'error.contest.unknown-leg': 'Disciplinen eller aftenen findes ikke længere.',
  'error.contest.planned-already': 'Det er allerede planlagt: der er kun én af hver slags.',
  'error.contest.no-majority':
    '{votesFor} for og {votesAgainst} imod: en egen disciplin kræver flertal.',
  'error.contest.under-way': 'En egen disciplin kan kun tilføjes, før den første er afholdt.',
  'error.contest.score-invalid': 'Det, der står ved {name}, kan ikke være et resultat.',
  'error.contest.scored-twice': '{name} har to resultater.',
  'error.contest.round-begun':
    'Der er allerede en liste fra runde {round}: den kan ikke trækkes om.',
  'error.contest.lists-missing': 'Der mangler lister fra bord {tables}: de skal indtastes først.',
  'error.contest.rounds-over': 'Der spilles {most} runder, en ad gangen.',
  'error.contest.no-tables':
    '{count|Én spiller|{count} spillere} kan ikke fordeles: der sidder tre eller fire ved et bord.',
  'error.contest.unknown-table': 'Ved bord {table} sidder andre eller ingen. Se efter igen.',
  'error.contest.not-won': 'Der er ikke noteret nogen vinder for {year}.',
  'error.contest.too-many-places': 'Der er {places} pladser, og {count} er nævnt.',
  'error.contest.play-off-open':
    'Efter disse partier er ingen foran endnu: indtast også det næste.',
  'error.contest.play-off-surplus':
    'Parti {game} hører ikke til omkampen: den er afgjort før, eller andre spiller det.',
  'error.contest.play-off-other': 'Efter disse partier har {name} vundet omkampen.',
  'error.contest.other-system':
    'En aften spilles efter rutschsystemet; schweizersystem er for mere end {most} spillere, og {players} var med (Tempelhof 2018 III.D.1). Er det meningen?',
  'error.contest.slide-games':
    'I rutschsystemet møder alle alle: {players} spillere har {wanted} partier hver, ikke {games} (Tempelhof 2018 IV.3). Er det meningen?',
  'error.contest.no-tie': 'Førstepladsen er ikke delt.',
  'error.contest.unknown-item': 'Det står ikke (længere) i programmet.',
  'error.contest.outside-season': '{day} ligger uden for året, som går fra {first} til {last}.',
  'error.contest.entered-already': '{name} er allerede tilmeldt {item}.',
  'error.contest.not-entered': '{name} er ikke tilmeldt {item}.',
  'error.contest.begins-unrated':
    '{count|Én spiller har|{count} spillere har} intet ratingtal og ville begynde nederst på listen: {names}. Skriv {count|ratingtallet|deres ratingtal}, eller skal der begyndes sådan?',
  'error.contest.clash': '{day}: {name} og {other} er samme dag. Er det meningen?',
  'error.contest.season-begun':
    'Året er allerede begyndt: {name}, fra {first} til {last}. Planlæg videre i det.',
  'error.contest.out-of-season':
    'Den afholdes fra {first}. til {last}. måned. Er en anden dag ment?',
  'error.contest.score-beyond':
    '{name} har {value}, muligt er {least} til {most}. Er det meningen?',
  'error.contest.sum-differs':
    'Pointene giver {sum}, og der er point for {wanted}. Er det meningen?',
  'error.contest.games-differ':
    '{games} vundne eller tabte spil og {ramsch} gange færrest i ramsch giver ikke {wanted} spil. Er det meningen?',
  'error.contest.against-differs':
    'Hvert tabt spil har to modspillere: der er {sum} tabte spil af andre og burde være {wanted}. Er det meningen?',
  'error.contest.points-impossible':
    '{name} har {points} point med {won} vundne og {lost} tabte spil. Er det meningen?',
  'error.contest.total-differs':
    '{name} har {total} på listen, men det giver {wanted}. Er det meningen?',
  'error.contest.won-already': '{name} er noteret som vinder af {year}. Var det en anden?',
  'error.contest.winner-left-out': '{name} vandt pokalen og er ikke nævnt. Er det meningen?',
  'error.contest.confirm-declining':
    'Den, der afslår, opgiver matchen og mister pladsen. Bekræft det.',
  'error.contest.confirm-erasing': 'Navn og fødselsdato slettes for altid. Bekræft det.',
  'error.sanctions.field-invalid': '{field}: {problem}.',
  'error.sanctions.id-taken': 'Der står allerede noget under nummeret {id}.',
  'error.sanctions.unknown-sanction':
    'Advarslen eller karantænen er ikke registreret; den kan være slettet.',
  'error.sanctions.unknown-person': 'Personen er ikke i registret.',
  'error.sanctions.no-warning': 'Det fører til en karantæne, ikke til en advarsel ({article}).',
  'error.sanctions.too-short':
    'En karantæne for dette er på mindst {leastMonths} måneder ({article}).',
  'error.sanctions.not-yet':
    '{day} er ikke kommet endnu: en afgørelse skrives ind, når den er truffet.',
  'error.sanctions.ends-before': 'Sidste dag {day} ligger før den første, {from}.',
  'error.sanctions.several-times':
    'Sig karantænens tid på én måde: i måneder, i uger eller til en dato.',
  'error.sanctions.days-reversed': '{field}: {day} er før den dag, den blev tildelt, {given}.',
  'error.sanctions.over': 'Den ville kun gælde indtil {until}, som er passeret.',
  'error.sanctions.given-twice':
    'Personen er allerede tildelt det samme den {given}. Er det to forskellige?',
  'error.sanctions.ended-already': 'Den er allerede ophævet eller annulleret.',
  'error.sanctions.not-due': 'Den skal bevares indtil {until}.',
  'error.sanctions.confirm-deleting': 'Det slettede kan ikke hentes tilbage.',
  'error.sanctions.exists': 'Der er allerede en bog med advarsler og karantæner.',

  // Why Rokade does not start.
  'error.event.exists': 'Der er allerede et stævne med dette id.',
  'error.event.missing': 'Stævnet findes ikke.',
  'error.event.suspended':
    '{name} er i karantæne til og med {lastDay} ({article}) og tilmeldes ikke. Det kan ingen her se bort fra; unionens tillidsfolk kan ophæve den.',
  'error.event.field-invalid': '{field}: {problem}.',
  'error.event.days-reversed': 'Den sidste dag er før den første.',
  'error.event.approved-before-asked': 'Godkendelsen er dateret før anmodningen.',
  'error.event.id-taken': 'Der står allerede nogen på tilmeldingslisten med id {id}.',
  'error.event.unknown-entrant': 'Personen står ikke på tilmeldingslisten.',
  'error.event.unknown-group':
    'Turneringen er ikke en gruppe i stævnet, eller den findes ikke længere.',
  'error.event.group-twice': 'Turneringen er allerede en gruppe i stævnet.',
  'error.event.group-elsewhere':
    'Turneringen er en gruppe i et andet stævne: {event}. Tag den først ud dér.',
  'error.event.classes-open':
    'Ikke alles klasse er godkendt endnu. Godkend klasserne, og opret så grupperne.',
  'error.event.groups-left':
    'Disse grupper blev, hvor de er, og stævnet med dem: {groups}. Måske har du ikke ret til dem. Gentager du det, fortsættes der derfra.',
  'error.event.group-begun':
    '{name} er med i en lagt runde i en gruppe og bliver i den. Meld spilleren udgået dér.',
  'error.draft.typed-wrong':
    'Nogle af parrene kan ikke bruges: et ord er ikke to numre, eller et nummer står to gange eller hører ikke til en spiller i runden.',
  'error.player.list-doubtful': 'Noget på listen er tvivlsomt. Se listen igennem først.',
  'error.event.duplicate': '{name} ser ud til at stå på tilmeldingslisten allerede.',
  'error.event.confirm-erasing':
    'Personens persondata bliver slettet her og kan ikke hentes tilbage.',
  'error.store.unreadable': 'Databasen {file} kan ikke åbnes: {problem}. Den er ikke ændret.',
  'error.store.newer-database':
    'Databasen er skrevet af en nyere udgave af Rokade. Opdatér Rokade.',
  'error.store.locked': 'Der kører allerede en Rokade på {folder}.',
  'error.store.no-database':
    'I mappen {folder} ligger der ingen data fra Rokade. --data siger, hvor de er.',
  'error.copies.not-a-copy':
    'Det er ikke en kopi, som Rokade har taget, eller den er ikke hel. Intet er ændret.',
  'error.copies.cut-off': 'Filen nåede ikke helt frem. Intet er ændret; send den igen.',
  'error.copies.not-received':
    'Kopien er her ikke længere: Rokade er startet igen, eller en anden fil er sendt. Se på filen igen.',
  'error.copies.not-here':
    'Her kan intet genskabes, for data ligger ikke i en mappe, men i en PostgreSQL-database.',
  'error.copies.confirm-replacing': 'Alt, hvad der er her nu, bliver erstattet. Bekræft det.',
  'error.copies.no-second-place': 'Der er ikke noget andet sted endnu. Vælg en mappe.',
  'error.copies.no-folder':
    'Der er ingen mappe {folder} på den maskine, som Rokade kører på. Sidder stikket i, og er hele stien skrevet?',
  'error.copies.folder-unusable': 'Rokade kan ikke skrive i mappen {folder}: {problem}.',
  'error.copies.folder-inside':
    'Mappen {folder} ligger i Rokades egen datamappe og ville gå tabt sammen med den. Vælg en et andet sted.',
  'error.move.in-use': 'En Rokade arbejder på {place}. Stop den først.',
  'error.move.not-empty': 'Der er allerede noget i {place}. Intet er flyttet.',
  'error.move.differs':
    'Det, der blev læst tilbage af {table}, er ikke det, der blev skrevet. Intet er flyttet.',
  'error.store.folder-unusable': 'Mappen {folder} kan ikke oprettes eller skrives i.',
  'error.serve.port-busy': 'Port {port} er optaget af et andet program. Vælg en anden med --port.',
  'error.serve.port-not-allowed': 'Port {port} må ikke bruges her. Vælg en anden med --port.',
  'error.serve.host-unknown': 'Denne maskine har ikke adressen {host}.',
  'error.sandbox.other-data':
    '{folder} indeholder andre data og røres ikke; et prøvemiljø kræver en tom eller en ny mappe.',
  'error.serve.running': 'Rokade {version} kører allerede på {folder}: {url}',
  'error.serve.other-version':
    'På {folder} kører Rokade {version} ({url}); dette er {own}. To udgaver kan ikke dele en mappe: luk først vinduet med den anden.',

  // Said where a text has `{problem}`.
  'problem.missing': 'mangler',
  'problem.too-long': 'er for lang',
  'problem.unprintable': 'har tegn, der ikke kan vises',
  'problem.too-many': 'er for mange',
  'problem.not-a-site': 'er ikke et websted som https://klub.example',
  'problem.out-of-range': 'er uden for det mulige',
  'problem.not-tables': 'nævner ingen borde; skriv 3, 7-9',
  'problem.not-a-date': 'er ikke en dato',
  'problem.unknown': 'er ukendt',
  'problem.twice': 'står der to gange',
  'problem.out-of-order': 'står ikke i rækkefølge efter dato',
  'problem.steps-out-of-order': 'skal have stigende forskelle og faldende minutter',
  'problem.named-twice': 'nævner noget to gange',
  'problem.group-of-one': 'har en gruppe med kun én spiller',
  'problem.already-paired': 'er færre end de runder, der er lagt',
  'problem.disk-full': 'disken er fuld',
  'problem.read-only': 'der kan kun læses',
  'problem.no-access': 'ingen adgang',
  'problem.busy': 'et andet program bruger den',
  'problem.malformed': 'filen er beskadiget',
  'problem.empty': 'filen er tom',
  'problem.io': 'disken svarer med en fejl',
  'problem.hash-mismatch': 'noget er ændret bagefter',
  'problem.version-gap': 'noget mangler',
  'problem.unreadable-entry': 'en linje kan ikke læses',
  'problem.too-large': 'den er for stor',
  'problem.too-deep': 'lister og objekter ligger for dybt inde i hinanden',
  'problem.not-json': 'den er ikke JSON',
  'problem.not-a-journal': 'den er ikke en turnering fra Rokade',
  'problem.not-for-this-system': 'bruges ikke i dette turneringssystem',
  'problem.newer-format': 'den er skrevet af en nyere udgave af Rokade',
  'problem.wrong-shape': 'noget i den har forkert form',
  'problem.not-a-book': 'linjerne hænger ikke sammen',
  'problem.other-kind': 'den er en anden slags bog',

  // Said where a text has `{field}`.
  'field.leader': 'Leder',
  'field.format': 'Hvad der spilles',
  'field.when': 'Dag',
  'field.what': 'Hvad',
  'field.games': 'Partier',
  'field.votesFor': 'Stemmer for',
  'field.second': 'Andet parti',
  'field.name': 'Navn',
  'field.place': 'Sted',
  'field.group': 'Gruppe',
  'field.federation': 'Land',
  'field.system': 'Turneringssystem',
  'field.roundsPlanned': 'Antal runder',
  'field.roundDates': 'Rundedatoer',
  'field.roundPlay': 'Runder med egen tid eller frist',
  'field.rated': 'Rating',
  'field.firstTable': 'Første bord',
  'field.unusedTables': 'Borde, der ikke bruges',
  'field.phoneReports': 'Resultater fra telefoner',
  'field.phoneReports-off': 'nej',
  'field.phoneReports-by-table': 'fra bordet: én melding gælder',
  'field.phoneReports-by-both': 'fra begge spillere: ens meldinger gælder',
  'field.playerAsks': 'Bede om fri eller udgå fra telefonen',
  'field.playerAsks-off': 'nej',
  'field.playerAsks-day-before': 'til dagen før runden',
  'field.playerAsks-hour-before': 'til en time før runden',
  'field.playerAsks-until-paired': 'til runden er lagt',
  'field.openTo': 'Åben for',
  'field.openTo-all': 'alle',
  'field.openTo-seniors': 'seniorer',
  'field.openTo-women': 'kvinder',
  'field.openTo-youth': 'ungdom',
  'field.membersOf': 'Kun for medlemmer af',
  'field.movesShown': 'Partiernes træk',
  'field.movesShown-no': 'kun for turneringsledere',
  'field.movesShown-yes': 'for alle',
  'field.embedAt': 'Websteder, der må vise tabellerne',
  'field.openGamesAs': 'Uafsluttede partier tæller ved rundelægningen som',
  'field.openGamesAs-draw': 'remis, som reglementerne siger',
  'field.openGamesAs-expected': 'det forventede resultat efter ratingen (husregel)',
  'field.waitingMinutes': 'Ventetid i minutter',
  'field.timeControl': 'Betænkningstid',
  'field.origin': 'Oprindelse',
  'field.chiefArbiter': 'Turneringsleder',
  'field.arbiters': 'Øvrige turneringsledere',
  'field.committee': 'Turneringskomité',
  'field.leaveToPlay': 'Turneringsledere, der må spille med',
  'field.scoring': 'Pointgivning',
  'field.forbidden': 'Spillere, der ikke må mødes',
  'field.halfPointByes': 'Halve point uden spil, pr. spiller',
  'field.pairingRatings': 'Rating, der gælder',
  'field.secondRatings': 'Ved samme rating',
  'field.unratedAs': 'Rating for spillere uden rating',
  'field.startPositions': 'Startstillinger',
  'field.shownRatings': 'Rating, der vises',
  'field.tieBreakEdition': 'FIDE-udgave af korrektionerne',
  'field.marks': 'Titel, oprykning og nedrykning',
  'field.tieBreaks': 'Korrektioner',
  'field.printLanguage': 'Udskrifternes sprog',
  'field.printLook': 'Udskrifternes udseende',
  'field.printLook-plain': 'Enkelt, sort på hvidt',
  'field.printLook-club': 'I klubbens farver',
  'field.printLook-large': 'Store bogstaver',
  'field.visibility': 'Hvad alle må se',
  'field.title': 'Titel',
  'field.sex': 'Køn',
  'field.club': 'Klub',
  'field.rating': 'Rating',
  'field.citizenship': 'Statsborgerskab',
  'field.rapidRating': 'Hurtigrating',
  'field.blitzRating': 'Lynrating',
  'field.dwzIndex': 'DWZ-indeks',
  'field.fideRating': 'FIDE-rating',
  'field.fideId': 'FIDE-id',
  'field.nationalId': 'Nationalt nummer',
  'field.birthDate': 'Fødselsdato',
  'field.person': 'Person i registret',
  'field.surname': 'Efternavn',
  'field.firstName': 'Fornavn',
  'field.sortedAs': 'Sorteres under',
  'field.birth': 'Født',
  'field.womenTitle': 'Kvindetitel',
  'field.otherTitles': 'Andre titler',
  'field.dsuNumber': 'DSU-nummer',
  'field.dsbId': 'DSB-id',
  'field.ownNumber': 'Eget nummer',
  'field.email': 'E-mail',
  'field.phone': 'Telefon',
  'field.way': 'Tilmeldt gennem',
  'field.acceptedOn': 'Tog imod indbydelsen den',
  'field.enteredOn': 'Tilmeldt den',
  'field.guestBefore': 'Før deltaget uden medlemskab',
  'field.dispensation': 'Dispensation',
  'field.address': 'Adresse',
  'field.zps': 'ZPS-nummer',
  'field.memberNumber': 'Medlemsnummer',
  'field.memberFrom': 'Medlem fra',
  'field.memberTo': 'Medlem til',
  'field.standing': 'Status',
  'field.from': 'Fra',
  'field.to': 'Til',
  'field.office': 'Hverv',
  'field.competition': 'Turnering, hold eller klasse',
  'field.seat': 'Som',
  'field.order': 'Suppleantens nummer',
  'field.until': 'Til',
  'field.ended': 'Fratrådt før tid',
  'field.publicName': 'Navn på offentlige sider',
  'field.organiser': 'Arrangør',
  'field.firstDay': 'Første dag',
  'field.regulations': 'Efter hvilket reglement',
  'field.lastDay': 'Sidste dag',
  'field.officers': 'Stævneledelse',
  'field.published': 'Offentlig side',
  'field.ruledOn': 'Afgjort den',
  'field.lodgedOn': 'Indgivet den',
  'field.decidedOn': 'Afgjort den',
  'field.words': 'Protesten',
  'field.panel': 'Hvem afgjorde',
  'field.rules': 'Regler',
  'field.ground': 'For',
  'field.given': 'Afgjort den',
  'field.months': 'Måneder',
  'field.weeks': 'Uger',
  'field.event': 'Turnering',
  'field.eventEnds': 'Turneringens sidste dag',
  'field.by': 'Tildelt af',
  'field.body': 'Hvilken, eller hvem ellers',
  'field.reasons': 'Begrundelse',
  'field.copies': 'Kopi til',
  'field.day': 'Fra dag',
  'field.endedBy': 'Afgjort af',
  'field.endedFor': 'Begrundelse for det',
  'field.point': 'Punkt i tidsplanen',
  'field.step': 'Hvad der skete',
  'field.on': 'Dag',
  'field.days': 'Dage',
  'field.at': 'Klokkeslæt',
  'field.note': 'Bemærkning',
  'field.passed': 'Prøven bestået',
  'field.groups': 'Ledede grupper',
  'field.matter': 'Kursus, turnering eller begrundelse',
  'error.reminders.no-address':
    '»{address}« er ikke en mailadresse. Skriv en som kontor@example.org, eller lad feltet stå tomt.',
  'error.reminders.invalid': 'Påmindelserne er uændrede: en værdi er ugyldig.',
  'error.screens.unknown-screen': 'Skærm {screen} findes ikke (mere). Genindlæs siden.',
  'error.screens.too-many': 'Der er plads til højst {most} skærme.',
  'error.screens.invalid': 'Det kan en skærm ikke vise. Ret felterne, og gem igen.',
  'error.installation.law-texts-nothing':
    'Linje {line}: filen har ingen overskrift for en artikel, som »## 9.2«.',
  'error.installation.law-texts-no-article':
    'Linje {line}: »{heading}« er ingen artikel i denne udgave.',
  'error.installation.law-texts-twice': 'Linje {line}: »{heading}« står der for anden gang.',
  'error.installation.law-texts-no-text': 'Linje {line}: der er ingen tekst under »{heading}«.',
  'error.installation.law-texts-not-json':
    'Linje {line}: det er ikke JSON med tekster efter artiklernes numre.',
};

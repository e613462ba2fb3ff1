import { section } from '../section.ts';

/** Dividing an entry list into groups, and stages that start from a result. */
export const consoleGroupsTexts = section({
  'console.divide': {
    da: 'Inddel i grupper',
    de: 'In Gruppen einteilen',
    en: 'Divide into groups',
  },
  'console.divide-what': {
    da: 'Hver gruppe bliver en turnering for sig med sit eget system. Tilmeldingslisten her bliver stående og viser, hvor alle er; inddelingen kan laves om eller tages tilbage, indtil en gruppe har sin første runde.',
    de: 'Jede Gruppe wird ein eigenes Turnier mit eigenem System. Die Meldeliste hier bleibt stehen und zeigt, wo alle sind; bis eine Gruppe ihre erste Runde hat, lässt sich die Einteilung ändern oder zurücknehmen.',
    en: 'Each group becomes a tournament of its own with its own system. The entry list here stays and shows where everybody is; the division can be changed or taken back until a group has its first round.',
  },
  'console.divided-what': {
    da: 'Denne tilmeldingsliste er inddelt i grupper. Hver gruppe er en turnering for sig.',
    de: 'Diese Meldeliste ist in Gruppen eingeteilt. Jede Gruppe ist ein eigenes Turnier.',
    en: 'This entry list is divided into groups. Each group is a tournament of its own.',
  },
  'console.divide-propose': { da: 'Forslag', de: 'Vorschlag', en: 'Proposal' },
  'console.divide-otherwise': {
    da: 'Inddel på en anden måde',
    de: 'Anders einteilen',
    en: 'Divide otherwise',
  },
  'console.divide-how': {
    da: 'Hvordan skal de inddeles?',
    de: 'Wie soll eingeteilt werden?',
    en: 'How are they to be divided?',
  },
  'console.divide-at-most': {
    da: 'Efter rating, med et højeste antal i hver gruppe (DSU 2002 §65)',
    de: 'Nach Wertungszahl, mit einer Höchstzahl pro Gruppe (DSU 2002 §65)',
    en: 'By rating, with a largest size of group (DSU 2002 §65)',
  },
  'console.divide-number': {
    da: 'Efter rating, i et antal grupper (DSU 2002 §65)',
    de: 'Nach Wertungszahl, in eine Anzahl Gruppen (DSU 2002 §65)',
    en: 'By rating, into a number of groups (DSU 2002 §65)',
  },
  'console.divide-classes': {
    da: 'Mester- og basisklasse efter ønsket spilleform (DSU 2002 §38–39)',
    de: 'Meister- und Basisklasse nach gewünschter Spielform (DSU 2002 §38–39)',
    en: 'Master and basic class by the form of play wished for (DSU 2002 §38–39)',
  },
  'console.divide-hand': { da: 'I hånden', de: 'Von Hand', en: 'By hand' },
  'console.divide-most': {
    da: 'Højst så mange i en gruppe',
    de: 'Höchstens so viele pro Gruppe',
    en: 'At most so many in a group',
  },
  'console.divide-groups': { da: 'Antal grupper', de: 'Zahl der Gruppen', en: 'Number of groups' },
  'console.divide-wishes': { da: 'Ønsker', de: 'Wünsche', en: 'Wishes' },
  'console.divide-wishes-what': {
    da: 'Spillere fra 1900 er i mesterklassen. Uden ønske spiller man syv runder.',
    de: 'Wer mindestens 1900 hat, spielt in der Meisterklasse. Ohne Wunsch spielt man sieben Runden.',
    en: 'Players rated 1900 or more are in the master class. Who wishes for nothing plays seven rounds.',
  },
  'console.divide-wish': { da: 'Ønske', de: 'Wunsch', en: 'Wish' },
  'console.form-all-play-all': { da: 'Alle mod alle', de: 'Rundenturnier', en: 'All-play-all' },
  'console.form-seven-rounds': { da: 'Syv runder', de: 'Sieben Runden', en: 'Seven rounds' },
  'console.form-five-rounds': { da: 'Fem runder', de: 'Fünf Runden', en: 'Five rounds' },
  'console.divide-preview': {
    da: 'Vis grupperne',
    de: 'Gruppen zeigen',
    en: 'Show the groups',
  },
  'console.divide-group-name': { da: 'Gruppe', de: 'Gruppe', en: 'Group' },
  'console.divide-move': {
    da: 'Gruppe for {name}',
    de: 'Gruppe von {name}',
    en: 'Group of {name}',
  },
  'console.divide-nobody': { da: 'I ingen gruppe', de: 'In keiner Gruppe', en: 'In no group' },
  'console.divide-nobody-what': {
    da: 'De bliver kun på tilmeldingslisten.',
    de: 'Sie bleiben nur auf der Meldeliste.',
    en: 'They stay on the entry list alone.',
  },
  'console.divide-create': {
    da: 'Opret grupperne',
    de: 'Gruppen anlegen',
    en: 'Create the groups',
  },
  'console.divide-create-again': {
    da: 'Inddel sådan i stedet',
    de: 'Stattdessen so einteilen',
    en: 'Divide so instead',
  },
  'console.divide-create-what': {
    da: 'Alt andet overtages fra denne turnerings indstillinger og kan ændres i hver gruppe.',
    de: 'Alles andere kommt aus den Einstellungen dieses Turniers und lässt sich in jeder Gruppe ändern.',
    en: 'Everything else comes from this tournament’s settings and can be changed in each group.',
  },
  'console.divide-undo': {
    da: 'Tag inddelingen tilbage',
    de: 'Einteilung zurücknehmen',
    en: 'Take the division back',
  },
  'console.divide-started': {
    da: 'En gruppe har sin første runde; inddelingen ligger fast. Nye spillere tilmeldes i deres gruppe.',
    de: 'Eine Gruppe hat ihre erste Runde; die Einteilung steht fest. Weitere Spieler werden in ihrer Gruppe gemeldet.',
    en: 'A group has its first round; the division stands. Further players enter in their group.',
  },
  'console.step-groups': {
    da: 'Til grupperne',
    de: 'Zu den Gruppen',
    en: 'To the groups',
  },
  'console.stage': { da: 'Næste trin', de: 'Nächste Stufe', en: 'Next stage' },
  'console.stage-what': {
    da: 'Vælg, hvem der spiller videre. De får numre i den nye turnering efter stillingen her (DSU 2002 §65e); systemet kan være et andet.',
    de: 'Auswählen, wer weiterspielt. Im neuen Turnier folgen die Nummern der Tabelle hier (DSU 2002 §65e); das System darf ein anderes sein.',
    en: 'Choose who plays on. In the new tournament they get numbers by these standings (DSU 2002 §65e); the system may be another.',
  },
  'console.stage-from-place': { da: 'Plads', de: 'Platz', en: 'Places' },
  'console.stage-to-place': { da: 'til', de: 'bis', en: 'to' },
  'console.stage-choose-places': {
    da: 'Vælg disse pladser',
    de: 'Diese Plätze wählen',
    en: 'Choose these places',
  },
  'console.stage-plays-on': { da: 'Spiller videre', de: 'Spielt weiter', en: 'Plays on' },
  'console.stage-name': {
    da: 'Navn på trinnet',
    de: 'Name der Stufe',
    en: 'Name of the stage',
  },
  'console.stage-name-hint': {
    da: 'Vises som gruppe, fx Finale',
    de: 'Erscheint als Gruppe, z. B. Finale',
    en: 'Shown as a group, for example Final',
  },
  'console.stage-order': {
    da: 'Rækkefølge af numrene',
    de: 'Reihenfolge der Nummern',
    en: 'Order of the numbers',
  },
  'console.stage-by-place': {
    da: 'Alle vindere først, så alle toere …',
    de: 'Erst alle Ersten, dann alle Zweiten …',
    en: 'All winners first, then all seconds …',
  },
  'console.stage-by-group': {
    da: 'Den ene gruppe efter den anden',
    de: 'Eine Gruppe nach der anderen',
    en: 'One group after the other',
  },
  'console.stage-start': {
    da: 'Start trinnet med {count|1 spiller|{count} spillere}',
    de: 'Stufe mit {count|1 Spieler|{count} Spielern} beginnen',
    en: 'Start the stage with {count|1 player|{count} players}',
  },
  'console.stage-reason': {
    da: 'Numre efter stillingen',
    de: 'Nummern nach der Tabelle',
    en: 'Numbers by the standings',
  },
  'console.comes-from-group': {
    da: 'Gruppe af tilmeldingslisten',
    de: 'Gruppe der Meldeliste',
    en: 'A group of the entry list',
  },
  'console.comes-from-stage': {
    da: 'Numrene følger stillingen i',
    de: 'Die Nummern folgen der Tabelle von',
    en: 'The numbers follow the standings of',
  },
  'console.divided-into': { da: 'Inddelt i', de: 'Eingeteilt in', en: 'Divided into' },
  'console.goes-on-in': { da: 'Fortsætter i', de: 'Geht weiter in', en: 'Goes on in' },
  'error.groups.none': {
    da: 'Ingen gruppe har en spiller.',
    de: 'Keine Gruppe hat einen Spieler.',
    en: 'No group has a player.',
  },
  'error.groups.name': {
    da: '»{name}« kan ikke være navnet: to grupper må ikke hedde det samme, og navnet skal have et bogstav eller et tal.',
    de: '„{name}“ geht als Name nicht: Zwei Gruppen dürfen nicht gleich heißen, und der Name braucht einen Buchstaben oder eine Ziffer.',
    en: '“{name}” cannot be the name: two groups may not have the same one, and it needs a letter or a figure.',
  },
  'error.groups.started': {
    da: '{group} har sin første runde; inddelingen ligger fast.',
    de: '{group} hat die erste Runde; die Einteilung steht fest.',
    en: '{group} has its first round; the division stands.',
  },
  'error.groups.stage-nobody': {
    da: 'Vælg mindst to, der spiller videre.',
    de: 'Mindestens zwei auswählen, die weiterspielen.',
    en: 'Choose at least two who play on.',
  },
});

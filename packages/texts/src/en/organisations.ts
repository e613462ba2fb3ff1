/** Clubs and federations on one server: their list, and whose something is. */
export const organisationsTexts = {
  'organisations.what':
    'Each organisation on this server has its own tournaments, register, name and logo. It sees its own data, what is public, and what others hand in to it.',
  'organisations.desk': 'Desk of',
  'organisations.new': 'New club or federation',
  'organisations.make': 'Create',
  'organisations.address-hint':
    'Its page is at /k/ followed by this address: lower-case letters (a–z), digits and hyphens, for example chessclub.',
  'organisations.made': '{name} has been created. Now give somebody a right in it:',
  'organisations.made-with': '{name} has been created, and {officer} can sign in.',
  'organisations.web-address': 'Web address',
  'organisations.has':
    '{tournaments|1 tournament|{tournaments} tournaments}, {events|1 event|{events} events}.',
  'organisations.accounts': 'Rights in the whole organisation',
  'organisations.no-accounts': 'Nobody yet.',
  'organisations.contact': 'Postal address, e-mail, website (optional)',
  'organisations.officer': 'Who looks after it (optional)',
  'organisations.officer-what':
    'An account with the right of a club officer. Tell them the password; they change it when they sign in.',
  'organisations.rename': 'Save address',
  'organisations.rename-what':
    'The old address redirects to the new one, and nobody else can use it.',
  'organisations.renamed': 'The address has been changed.',
  'organisations.remove': 'Remove organisation',
  'organisations.remove-what':
    'Only possible if no tournaments or events belong to it or were handed in to it. Its register and settings are removed; a copy is kept in the backups.',
  'organisations.remove-name': 'Type the name {name} to confirm',
  'organisations.whose': 'Organisation',
  'organisations.belongs-to': 'Belongs to {name}.',
  'organisations.handed-to': 'Handed in to',
  'organisations.hand-in': 'Hand in',
  'organisations.hand-in-to': 'To',
  'organisations.hand-in-what':
    'That organisation can view all of it and save its files, but cannot change anything.',
  'organisations.handed-in': 'Handed in to {name}.',
  'organisations.take-back': 'Take back',
  'organisations.take-back-of': 'Take back from {name}',
  'organisations.taken-back': 'Taken back from {name}.',
  'organisations.give': 'Give to another organisation',
  'organisations.give-to': 'To',
  'organisations.give-what':
    'It then belongs to that organisation, which alone decides who may do what with it. Anything handed in to others is ended. Its address stays.',

  // The page about the club or federation.
  'installation.title': 'Settings',
  'installation.what':
    'Details of the club or federation, entered once. They are shown on public pages and prints, and used for new tournaments.',
  'installation.who': 'Club or federation',
  'installation.who-hint':
    'It stands on prints, public pages and the links for phones. It can be added later, too.',
  'installation.address-hint':
    'Shown at the foot of public pages and prints. E-mail and web address each get a line.',
  'installation.logo': 'Logo',
  'installation.logo-hint': 'PNG, JPEG or WebP, at most 100 kB; a few hundred pixels are enough.',
  'installation.logo-remove': 'No logo',
  'installation.time-zone': 'Time zone of the hall',
  'installation.as-machine': 'As this machine ({zone})',
  'installation.language':
    'Page language for readers whose browser asks for none of Rokade’s languages',
  'installation.as-usual': 'Rokade’s default: {language}',
  'installation.colour': 'Colour of prints',
  'installation.colour-hint': 'Prints in the club’s colours are made in this colour.',
  'installation.colour-': 'Green, as the board',
  'installation.colour-blue': 'Blue',
  'installation.colour-navy': 'Dark blue',
  'installation.colour-teal': 'Blue-green',
  'installation.colour-red': 'Red',
  'installation.colour-wine': 'Wine red',
  'installation.colour-violet': 'Violet',
  'installation.colour-brown': 'Brown',
  'installation.colour-black': 'Black',
  'installation.preview': 'On prints and pages',
  'installation.preview-event': 'Club championship',
  'installation.preview-what':
    'Prints in the club’s colours begin like this; name and address stand at the foot of the public pages.',
  'installation.phone-messages': 'Messages to phones',
  'installation.phone-messages-hint':
    'Whoever asks for it on a player’s card is told of pairings and results: encrypted, by Google, Mozilla, Apple and Microsoft. It takes https.',
  'installation.phone-messages-': 'None are sent',
  'installation.phone-messages-on': 'Whoever asks for it is told',
  'installation.daily-lists': 'Rating lists fetched daily',
  'installation.daily-lists-hint':
    'One https address a line, as https://ratings.fide.com/download/players_list.zip. Each is fetched once a day and taken in under “FIDE and federation lists”; nothing changes in tournaments until somebody takes it over.',
  'installation.daily-lists-wrong':
    'Each line must be a whole address that begins with https://, so that nobody can change the list on its way.',
  'installation.purpose': 'What is this for?',
  'installation.purpose-hint':
    'Which parts of Rokade stand on top. The others are found under More, and come on top once they are used.',
  'installation.purpose-': 'All parts',
  'installation.purpose-club': 'One club',
  'installation.purpose-club-what': 'Its tournaments: Tuesday’s Monrad, the club championship.',
  'installation.purpose-club-year': 'A club with a year’s programme',
  'installation.purpose-club-year-what':
    'Tournaments, and a ladder, cups, blitz evenings and the champions of the year.',
  'installation.purpose-open': 'An open',
  'installation.purpose-open-what': 'One event with groups, entries, hall screens and reports.',
  'installation.purpose-federation': 'A federation with clubs',
  'installation.purpose-federation-what':
    'Members, clubs, licences, ratings, sanctions and the events of all.',
  'installation.federation': 'Federation',
  'installation.federation-DEN': 'Danish Chess Union',
  'installation.federation-GER': 'German Chess Federation',
  'installation.federation-FID': 'Another federation (FIDE’s rules)',
  'installation.new-tournament': 'Defaults for new tournaments',
  'installation.new-tournament-what': 'You can change them in each tournament.',
  'installation.damaged': 'The history of the installation is damaged',
  'installation.damaged-next':
    'Until this is mended, Rokade shows nothing about the club. Save what can be read and import that file below.',
  'installation.files': 'Export and import',
  'installation.export': 'Export',
  'installation.import': 'Import a file',
  'installation.import-what':
    'The details in the file replace those here. You can undo this in the history.',
  'installation.imported': 'The file has been imported.',
  'law-texts.title': 'Own texts beside the Laws of Chess',
  'law-texts.what':
    'A file with your own wording, or a translation that you may show, stands beside Rokade’s words at each article, under Laws of Chess and What happened?. Markdown with a heading “## 9.2” for each article, or JSON with the numbers as names; one file for each language and edition.',
  'law-texts.edition': 'Edition',
  'law-texts.edition-2001': 'Laws of 2001',
  'law-texts.edition-2023': 'Laws of 2023',
  'law-texts.file': 'File (.md or .json)',
  'law-texts.keep': 'Keep the texts',
  'law-texts.remove': 'Remove',
  'law-texts.kept': '{edition}, {language}: {count|one article|{count} articles}',
} as const;

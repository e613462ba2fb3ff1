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
  'organisations.has':
    '{tournaments|1 tournament|{tournaments} tournaments}, {events|1 event|{events} events}.',
  'organisations.accounts': 'Rights in the whole organisation',
  'organisations.no-accounts': 'Nobody yet.',
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
} as const;

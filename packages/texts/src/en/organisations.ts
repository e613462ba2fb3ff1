/** Clubs and federations on one server: their list, and whose something is. */
export const organisationsTexts = {
  'organisations.title': 'Clubs and federations',
  'organisations.what':
    'Each organisation on this server has its own tournaments, register, name and logo. It sees its own, what is public, and what others hand in to it.',
  'organisations.desk': 'At the desk of',
  'organisations.new': 'New club or federation',
  'organisations.make': 'Make it',
  'organisations.address': 'Address',
  'organisations.address-hint':
    'Its page is at /k/ and this address: small letters (a–z), digits and hyphens, for example chessclub.',
  'organisations.made': '{name} is there. Now give somebody a right in it:',
  'organisations.has':
    '{tournaments|1 tournament|{tournaments} tournaments}, {events|1 event|{events} events}.',
  'organisations.page': 'Public page',
  'organisations.accounts': 'Who has rights in the whole organisation',
  'organisations.no-accounts': 'Nobody yet.',
  'organisations.rename': 'Save the address',
  'organisations.rename-what':
    'The old address leads on to the new one, and nobody else can have it.',
  'organisations.renamed': 'The address is changed.',
  'organisations.remove': 'Remove the organisation',
  'organisations.remove-what':
    'Only where no tournaments or events belong to it or were handed in to it. Its register and what it says of itself are removed; a copy is kept with the backups.',
  'organisations.remove-name': 'Type the name {name} to confirm',
  'organisations.whose': 'Organisation',
  'organisations.belongs-to': 'Belongs to {name}.',
  'organisations.handed-to': 'Handed in to',
  'organisations.hand-in': 'Hand in',
  'organisations.hand-in-to': 'To',
  'organisations.hand-in-what':
    'That organisation can look at all of it and save its files, and change nothing.',
  'organisations.handed-in': 'Handed in to {name}.',
  'organisations.take-back': 'Take back',
  'organisations.take-back-of': 'Take back from {name}',
  'organisations.taken-back': 'Taken back from {name}.',
  'organisations.give': 'Give to another organisation',
  'organisations.give-to': 'To',
  'organisations.give-what':
    'Then it belongs to that one, which alone says who may do what with it. To whom it was handed in is forgotten. Its address stays.',
} as const;

import type { Texts } from '../texts.ts';

/** Who is in the hall before a round. */
export const checkInTexts = {
  'check-in.title': 'Check-in',
  'check-in.title-n': 'Check-in for round {round}',
  'check-in.here-of': '{here} of {expected} here',
  'check-in.away-n': '{count} away or withdrawn',
  'check-in.find': 'Find a name or a club',
  'check-in.shown': 'What is listed',
  'check-in.missing-n': 'Missing: {count}',
  'check-in.here-n': 'Here: {count}',
  'check-in.all-groups': 'All groups',
  'check-in.confirm-one': '{player} is here',
  'check-in.confirm-n': '{count} players are here',
  'check-in.not-here-one': '{player} is not here',
  'check-in.not-here-n': '{count} players are not here',
  'check-in.clear': 'Choose nobody',
  'check-in.said-here': 'Here: {players}.',
  'check-in.said-not-here': 'Not here after all: {players}.',
  'check-in.undo': 'Undo',
  'check-in.seen-by': 'here since {time} ({name})',
  'check-in.is-here': 'here',
  'check-in.unsaved': 'not yet saved',
  'check-in.nobody-missing': 'Everybody is here.',
  'check-in.nobody-here': 'Nobody has been checked in yet.',
  'check-in.nobody-found':
    'Nobody on the list is called that. Whoever is not entered goes to the arbiter.',
  'check-in.no-round': 'No round is to come',
  'check-in.no-round-next':
    'Players are checked in before each round, from the entries to the publishing of its pairings.',
  'check-in.by-club': 'By club',
  'check-in.no-club': 'no club',
  'check-in.choose-missing': 'Choose the missing',
  'check-in.choose-listed': 'Choose all listed',
  'check-in.waiting': '{count|One name is|{count} names are} not saved yet',
  'check-in.waiting-what':
    'They are kept in this browser and saved as soon as the server answers: {players}.',
  'check-in.shut-out':
    'This browser is no longer let in; {count|one name is|{count} names are} not saved',
  'check-in.shut-out-what':
    'The link was revoked or has run out. Nothing is lost: ask the arbiter for a new link and open it in this browser, then these are saved by themselves: {players}.',
  'check-in.refused': '{player} is not saved',
  'check-in.absent': 'Who is missing',
  'check-in.absent-what':
    'Say what becomes of each before the round is paired; all of it is one act, and undone as one (FIDE 2012 8.3.2).',
  'check-in.for-all': 'All of them',
  'check-in.each': 'one by one',
  'check-in.becomes-paired': 'is paired all the same',
  'check-in.becomes-zero-point': 'zero-point bye',
  'check-in.becomes-half-point': 'half-point bye',
  'check-in.becomes-withdrawn': 'has withdrawn',
  'check-in.settle': 'Settle absences',
  'check-in.is-settled': 'The absences of this round are settled.',
  'check-in.after-all': 'Here after all',
  'check-in.after-all-what':
    'They have a bye in this round or had withdrawn, and are here. A draft that is not published yet is paired anew.',
  'check-in.plays': 'Plays this round',
  'check-in.no-shows': 'Did not come to round {round}: do they play on?',
  'check-in.no-shows-what':
    'Who forfeits without a good reason is excluded, unless the chief arbiter decides otherwise (FIDE 2012 8.1). Who is not withdrawn is paired.',
  'check-in.stays-in': 'Plays on',
  'check-in.leaves': 'Withdraw',
} as const satisfies Texts;

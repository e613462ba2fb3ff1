import type { Texts } from '../texts.ts';

/** Several tournaments under one roof: the pages of an event in the console. */
export const eventsTexts = {
  'events.what':
    'An event holds several tournaments, its groups, with one entry list and one public address.',
  'events.none': 'There are no events yet. Create one.',
  'events.archived': 'Archived events',
  'events.new': 'New event',
  'events.make': 'Create event',
  'events.entries': 'Entry list',
  'events.settings': 'About the event',
  'events.regulations-of-groups': 'as its groups say',
  'events.regulations-hint':
    'Deadlines, invitation, entry list, classes and fees follow them, also before there are groups. FIDE’s tournament rules always hold besides.',
  'events.no-groups': 'The event has no groups yet. Create one, or add an existing tournament.',
  'events.organise': 'Organise',
  'events.what-is-next': 'What comes next',
  'events.waiting': 'Waiting for you',
  'events.waiting-without-group': '{count|One entry has|{count} entries have} no group yet',
  'events.waiting-not-taken-over':
    '{count|One change to the entry list is|{count} changes to the entry list are} not in the groups yet',
  'events.waiting-apart':
    '{count|One fact is|{count} facts are} not the same at the event and in its groups',
  'events.waiting-reports':
    '{count|One report from a board|{count} reports from boards} to confirm',
  'events.waiting-protests': '{count|One protest|{count} protests} to decide',
  'events.waiting-deadlines': '{count|One deadline is|{count} deadlines are} past',
  'events.prints-what':
    'Each list is printed for all groups in one go, every group on sheets of its own.',
  'events.prints-newest': 'Newest round of each group',
  'events.change-groups': 'Change the groups',
  'events.take-groups-out': 'Take a group out of the event',
  'events.add-group-here': 'Add a group',
  'events.add-group-here-what':
    'The tournament becomes a group of an event, with the new group beside it. Both have one bar, one desk and one public page.',
  'events.own-group': 'This group is called',
  'events.new-group-name': 'The new group is called',
  'events.new-group': 'Create a group',
  'events.new-group-what':
    'A tournament of its own with the event’s name, venue and arbiters. Choose everything else in its settings.',
  'events.add-group': 'Add an existing tournament',
  'events.add': 'Add',
  'events.take-out': 'Remove',
  'events.take-out-of': 'Remove {group} from the event',
  'events.group-gone': 'no longer exists',
  'events.in-group': 'In group',
  'events.no-group': 'none yet',
  'events.entrants-n': '{count|1 entry|{count} entries}',
  'events.no-entrants': 'Nobody has been entered yet.',
  'events.enter': 'Enter',
  'events.enter-many': 'Enter several',
  'events.erase-owed': 'It will be paid all the same; erase',
  'events.from-register': 'From the register',
  'events.from-list': 'From a list',
  'events.find': 'Find',
  'events.who': 'Players to enter',
  'events.is-entered': 'already entered',
  'events.enter-chosen': 'Enter ticked players',
  'events.enter-anyway': 'This is another person',
  'events.place': 'Put selected players in the group',
  'events.choose': 'Select {name}',
  'events.choose-all': 'Select all',
  'events.take-over': 'Update groups',
  'events.take-over-what': 'These changes to the entry list are not in the groups yet:',
  'events.plan-enters': '{group}: enters {names}',
  'events.plan-changes': '{group}: changes {names}',
  'events.plan-leaves': '{group}: removes {names}',
  'events.taken-over': 'The groups match the entry list.',
  'events.not-taken': '{group}: {why}',
  'events.waits': 'not in the groups yet',
  'events.offers-what':
    'The register has these details of people; the entry list does not. Everything you tick is taken over; then update the groups from the list.',
  'events.remove': 'Remove from the entry list',
  'events.erase': 'Erase personal data',
  'events.erase-what':
    'Name, date of birth, club and numbers are erased from this list for good, and from its history. In the groups, erase the player on the player’s page.',
  'events.erase-yes': 'Yes, erase',
  'events.for-all-groups': 'for all groups of {event}',
  'events.apart-event':
    '{fact}: “{stands}” stands, as the event says. Groups that say something else:',
  'events.apart-group':
    '{fact}: the event says nothing. “{stands}” stands, from group {group}. What other groups say:',
  'events.agree': 'Write what stands everywhere',
  'events.published': 'Everybody may see the event’s page',
  'events.officer': 'Office {number}',
  'events.officer-name': 'Name, office {number}',
  'events.import': 'Import an event from a file',
  'events.import-what':
    'A file exported from the page About the event. Its groups are tournaments, each with a file of its own.',
  'events.export': 'Export the event as a file',
  'events.damaged': 'The history of an event is damaged',
  'events.archive': 'Archive event',
  'events.archive-what':
    'The event and all its groups disappear from the lists; nothing in them changes, and their addresses still work.',
  'events.unarchive-what': 'The event and all its groups appear in the lists again.',
  'events.open': 'Open boards',
  'events.open-boards': 'Boards without a result',
  'events.open-boards-n': '{count|One board|{count} boards} of all groups without a result',
  'events.copy': 'Copy the event',
  'events.copy-what':
    'Creates a new event like this one: venue, officers, invitation and fees, and its groups with system, prizes and all their settings. Players, results and anything drawn or allowed for this event are not copied. The new event is not public until you say so.',
  'events.copy-name': 'Name of the new event',
  'events.copy-first-day': 'First day of the new event',
  'events.copy-first-day-hint':
    'All dates move along with it: rounds, deadlines, fees. If you leave it empty, they stay empty.',
} as const satisfies Texts;

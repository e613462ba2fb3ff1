import type { Texts } from '../texts.ts';

/** Dividing an entry list into groups, and stages that start from a result. */
export const consoleGroupsTexts = {
  'console.entry-list': 'Entry list',
  'console.divide': 'Divide into groups',
  'console.divide-what':
    'Each group becomes a tournament of its own with its own system. This entry list stays and shows which group everybody is in; you can change or undo the division until a group has its first round.',
  'console.divided-what':
    'This entry list is divided into groups. Each group is a tournament of its own.',
  'console.divide-propose': 'Proposal',
  'console.divide-otherwise': 'Divide differently',
  'console.divide-how': 'How should they be divided?',
  'console.divide-at-most': 'By rating, with a maximum group size (DSU 2002 §65)',
  'console.divide-number': 'By rating, into a number of groups (DSU 2002 §65)',
  'console.divide-classes': 'Master and basic class by requested form of play (DSU 2002 §38–39)',
  'console.divide-hand': 'By hand',
  'console.divide-most': 'Maximum in a group',
  'console.divide-groups': 'Number of groups',
  'console.divide-requests': 'Requests',
  'console.divide-requests-what':
    'Players rated 1900 or more are in the master class. Players with no request play seven rounds.',
  'console.divide-request': 'Request',
  'console.form-all-play-all': 'All-play-all',
  'console.form-seven-rounds': 'Seven rounds',
  'console.form-five-rounds': 'Five rounds',
  'console.divide-preview': 'Show the groups',
  'console.divide-move': 'Group of {name}',
  'console.divide-nobody': 'In no group',
  'console.divide-nobody-what': 'They stay only on the entry list.',
  'console.divide-create': 'Create groups',
  'console.divide-create-again': 'Divide like this instead',
  'console.divide-create-what':
    'Everything else is copied from this tournament’s settings and can be changed in each group.',
  'console.divide-undo': 'Undo the division',
  'console.divide-started':
    'A group has its first round, so the division can no longer be changed. Enter new players in their group.',
  'console.step-groups': 'To the groups',
  'console.stage': 'Next stage',
  'console.stage-what':
    'Choose who plays on. In the new tournament they are numbered by these standings (DSU 2002 §65e); it can use another system.',
  'console.stage-from-place': 'Places',
  'console.stage-to-place': 'to',
  'console.stage-choose-places': 'Select these places',
  'console.stage-plays-on': 'Plays on',
  'console.stage-name': 'Name of the stage',
  'console.stage-name-hint': 'Shown as a group, for example Final',
  'console.stage-order': 'Order of the numbers',
  'console.stage-by-place': 'All winners first, then all seconds …',
  'console.stage-by-group': 'One group after the other',
  'console.stage-start': 'Start stage with {count|1 player|{count} players}',
  'console.stage-reason': 'Numbers by the standings',
  'error.groups.none': 'None of the groups has any players.',
  'error.groups.name':
    '“{name}” cannot be used: each group needs a different name, with at least one letter or figure.',
  'error.groups.is-group':
    'This is a group already. Divide the entry list that it comes from instead.',
  'console.groups-without-event':
    'These groups have no event yet. An event has one bar, one desk and one public page for all of them.',
  'console.make-groups-event': 'Make the event of these groups',
  'error.groups.started': '{group} has its first round, so the division can no longer be changed.',
  'error.groups.stage-nobody': 'Choose at least two players who play on.',
  'error.groups.play-off-nobody': 'Nobody shares the first place, or it can still change.',
} as const satisfies Texts;

import type { Texts } from '../texts.ts';

/** Dividing an entry list into groups, and stages that start from a result. */
export const consoleGroupsTexts = {
  'console.divide': 'Divide into groups',
  'console.divide-what':
    'Each group becomes a tournament of its own with its own system. The entry list here stays and shows where everybody is; the division can be changed or taken back until a group has its first round.',
  'console.divided-what':
    'This entry list is divided into groups. Each group is a tournament of its own.',
  'console.divide-propose': 'Proposal',
  'console.divide-otherwise': 'Divide otherwise',
  'console.divide-how': 'How are they to be divided?',
  'console.divide-at-most': 'By rating, with a largest size of group (DSU 2002 §65)',
  'console.divide-number': 'By rating, into a number of groups (DSU 2002 §65)',
  'console.divide-classes':
    'Master and basic class by the form of play wished for (DSU 2002 §38–39)',
  'console.divide-hand': 'By hand',
  'console.divide-most': 'At most so many in a group',
  'console.divide-groups': 'Number of groups',
  'console.divide-requests': 'Wishes',
  'console.divide-requests-what':
    'Players rated 1900 or more are in the master class. Who wishes for nothing plays seven rounds.',
  'console.divide-request': 'Wish',
  'console.form-all-play-all': 'All-play-all',
  'console.form-seven-rounds': 'Seven rounds',
  'console.form-five-rounds': 'Five rounds',
  'console.divide-preview': 'Show the groups',
  'console.divide-group-name': 'Group',
  'console.divide-move': 'Group of {name}',
  'console.divide-nobody': 'In no group',
  'console.divide-nobody-what': 'They stay on the entry list alone.',
  'console.divide-create': 'Create the groups',
  'console.divide-create-again': 'Divide so instead',
  'console.divide-create-what':
    'Everything else comes from this tournament’s settings and can be changed in each group.',
  'console.divide-undo': 'Take the division back',
  'console.divide-started':
    'A group has its first round; the division stands. Further players enter in their group.',
  'console.step-groups': 'To the groups',
  'console.stage': 'Next stage',
  'console.stage-what':
    'Choose who plays on. In the new tournament they get numbers by these standings (DSU 2002 §65e); the system may be another.',
  'console.stage-from-place': 'Places',
  'console.stage-to-place': 'to',
  'console.stage-choose-places': 'Choose these places',
  'console.stage-plays-on': 'Plays on',
  'console.stage-name': 'Name of the stage',
  'console.stage-name-hint': 'Shown as a group, for example Final',
  'console.stage-order': 'Order of the numbers',
  'console.stage-by-place': 'All winners first, then all seconds …',
  'console.stage-by-group': 'One group after the other',
  'console.stage-start': 'Start the stage with {count|1 player|{count} players}',
  'console.stage-reason': 'Numbers by the standings',
  'error.groups.none': 'No group has a player.',
  'error.groups.name':
    '“{name}” cannot be the name: two groups may not have the same one, and it needs a letter or a figure.',
  'error.groups.started': '{group} has its first round; the division stands.',
  'error.groups.stage-nobody': 'Choose at least two who play on.',
} as const satisfies Texts;

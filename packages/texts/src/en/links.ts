import type { Texts } from '../texts.ts';

/** Links with which helpers enter results or check players in. */
export const linksTexts = {
  'links.title': 'Links for helpers',
  'links.what':
    'With a link somebody without an account can enter results at some boards for a limited time, also on a phone. They see only these boards and cannot correct results already entered. The history names the link.',
  'links.what-check-in':
    'A link for check-in only shows the names, clubs and groups of the players you search for, and lets its holder check players in and undo that.',
  'links.what-class-keeper':
    'A link for looking after a class lets a player follow its table and open games and enter their results, through the whole of it.',
  'links.class-n': 'class {class}',
  'links.class-all': 'all classes',
  'links.class-hint':
    'With a class only its open games are listed, and only results of games in which somebody of it plays can be entered.',
  'links.whole': 'everybody',
  'links.none': 'There are no links yet.',
  'links.make': 'Create link',
  'links.name-hint': 'As it should appear in the history, for example Bo Voß, boards 1–10.',
  'links.rounds-first': 'From round',
  'links.rounds-last': 'to round',
  'links.boards-first': 'From board',
  'links.boards-last': 'to board',
  'links.range-hint': 'Leave empty for all.',
  'links.hours': 'Valid for (hours)',
  'links.for-year': 'Valid for a year, until it is revoked.',
  'links.made': 'The link has been created. It is shown only once: print it or let it be scanned.',
  'links.print': 'Print slip',
  'links.slip': 'Slip for the helper',
  'links.qr': 'QR code of the link',
  'links.until': 'Until {moment}',
  'links.rounds-n': 'rounds {numbers}',
  'links.all-rounds': 'all rounds',
  'links.boards-n': 'boards {numbers}',
  'links.all-boards': 'all boards',
  'links.is-over': 'expired',
  'links.is-revoked': 'revoked',
  'links.revoke': 'Revoke',
  'links.revoked': 'The link has been revoked.',
  'links.task': 'For',
  'links.made-by': 'Created by',
  'links.open-results-only': 'Enter results',
  'links.open-what-results-only': 'You are entering results in {event}: {task}.',
  'links.open-check-in-only': 'Check players in',
  'links.open-what-check-in-only': 'You are checking players in for {event}: {task}.',
  'links.open-class-keeper': 'Look after the class',
  'links.open-what-class-keeper':
    'You follow the table and the open games of {event} ({task}), and enter their results.',
  'links.open-player': 'Play',
  'links.open-what-player':
    'With this link you play in {event} as {name}: challenges, answers, results.',
  'links.open-signs-out': 'You are signed in as {name} and will be signed out in this browser.',
  'links.not-open': 'This link is not valid',
  'links.codes': 'Codes for phones',
  'links.codes-what':
    'Cards and slips carry codes that are valid for the whole tournament. If one gets into the wrong hands, revoke it and print a new one.',
  'links.codes-revoked': 'The codes have been revoked. Print new cards and slips.',
  'links.codes-revoke': 'Revoke codes',
  'links.codes-all': 'All codes',
  'links.codes-print': 'Print cards',
} as const satisfies Texts;

import type { Texts } from '../texts.ts';

/** Games that go to a broadcast of lichess, and those that electronic boards write. */
export const relaysTexts = {
  'relay.title': 'Broadcast and boards',
  'relay.broadcast': 'Broadcast on lichess',
  'relay.broadcast-what':
    'Lichess gets what visitors see of the games, and nothing else: pairings, results and, where the settings show them, moves. It is kept up to date until you stop it here.',
  'relay.broadcast-how':
    'On lichess, make a broadcast with one round for each round of the tournament, and choose no source for them: the games come from here.',
  'relay.make-token': 'Make a token on lichess',
  'relay.rounds': 'Rounds of the broadcast',
  'relay.rounds-hint':
    'One line for each round, round 1 first: its address on lichess, or the eight characters at the end of the address.',
  'relay.token': 'Token',
  'relay.token-hint':
    'It needs the right study:write. It is kept on this server alone, is never shown again and is in no copy.',
  'relay.token-kept': 'A token is kept. Fill this in only to use another one.',
  'relay.begin': 'Send the games',
  'relay.begun': 'The games are being sent.',
  'relay.change': 'Change',
  'relay.stop': 'Stop',
  'relay.now': 'Try now',
  'relay.broadcast-stopped': 'The broadcast gets no more games, and the token has been forgotten.',
  'relay.boards-stopped': 'The folder is no longer read.',
  'relay.since': 'On since {moment}, set up by {name}',
  'relay.taken-at': 'Games last accepted {moment}',
  'relay.nothing-yet': 'No games accepted yet',
  'relay.last-at': 'Last attempt {moment}:',
  'relay.next': 'Next attempt {moment}.',
  'relay.off': 'Switched off {moment}.',
  'relay.of-rounds': 'Rounds {rounds}',
  'relay.taken': 'Round {round}: lichess accepted {count|one game|{count} games}.',
  'relay.untaken': 'Game {place} was not accepted: {error}',
  'relay.refused-400': 'Round {round}: lichess could not read the games (400).',
  'relay.refused-401':
    'Round {round}: lichess does not know the token (401). Make a new one, and enter it here.',
  'relay.refused-403':
    'Round {round}: lichess refused it (403). The token needs the right study:write and must be of somebody who may write to this broadcast.',
  'relay.refused-404': 'Round {round}: lichess has no such round (404). Look at its address.',
  'relay.waiting': 'Round {round}: lichess answered {status}.',
  'relay.unreachable': 'Lichess does not answer. Does this computer reach the internet?',
  'relay.hidden': 'The tournament is not public, so nothing is sent.',
  'relay.sandbox': 'This is a sandbox: its games are invented, so nothing is sent.',
  'relay.moves-hidden':
    'Visitors do not see moves, so lichess gets pairings and results alone. The settings, “Moves of games”, change that.',
  'relay.boards': 'Electronic boards',
  'relay.boards-what':
    'The program of the boards writes PGN files to a folder. Once a minute, the moves are taken from each file that has changed. Results are never taken.',
  'relay.folder': 'Name of the folder',
  'relay.folder-hint':
    'It is made in {path}, on the computer on which Rokade runs. Let the program of the boards write there.',
  'relay.read-folder': 'Read this folder',
  'relay.reading': 'The folder is being read.',
  'relay.no-boards':
    'This server has no folder for boards. It needs --boards when it is started, or the command “rokade boards” beside the boards.',
  'relay.one-file': 'Attach a single file',
  'relay.attached':
    '{files|One file|{files} files} read; the moves of {games|one game|{games} games} are in the tournament.',
  'relay.left': '{count|One game was|{count} games were} left out:',
  'relay.file-none': '{file} has no games.',
  'relay.file-many': '{file} has too many games.',
  'relay.file-large': '{file} is too large.',
  'relay.no-folder': 'The folder is not there.',
  'relay.not-kept': 'The moves could not be kept ({code}).',
  'relay.not-allowed':
    'Whoever set this up may no longer change the tournament’s entries. Set it up again.',
} as const satisfies Texts;

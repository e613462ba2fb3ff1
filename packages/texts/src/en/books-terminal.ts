import type { Texts } from '../texts.ts';

/** What `rokade show`, `tell` and `completion` say. */
export const booksTerminalTexts = {
  // What a book does in every kind: back to an earlier version.
  'tell.return-to': 'Go back to an earlier version; later lines no longer count.',
  // What the books hold.
  'tell.book-tournament': 'a tournament',
  'tell.book-event': 'an event with its groups',
  'tell.book-money': 'an event’s money',
  'tell.book-register': 'people, clubs, memberships, offices and licences',
  'tell.book-ratings': 'registered ratings',
  'tell.book-sanctions': 'warnings and suspensions',
  'tell.book-contest': 'a competition of the club year',
  'tell.book-league': 'a season of a league',
  'tell.book-installation': 'name, logo and defaults',
  // `rokade show`.
  'cli.command.show': 'show what the books of a data folder hold, with the ids that `tell` takes',
  'cli.argument.book': 'the book; without it, the list of books with their parts',
  'cli.argument.book-rest': 'the address or full name where there are several, then the part',
  'cli.books.book': 'Book',
  'cli.books.holds': 'What it holds',
  'cli.books.parts': 'Parts',
  'cli.books.part': 'Part',
  'cli.books.lines': 'Lines',
  'cli.books.address': 'Address',
  'cli.books.unknown': 'there is no book “{text}”; choose {known}',
  'cli.books.unknown-part': '{book} has no part “{text}”; choose {known}',
  'cli.books.nothing': '{book}: nothing has the address or name “{which}”',
  'cli.books.several': '{book}: several are called “{which}”; give the address of one: {addresses}',
  'cli.books.none': 'There are none yet.',
  'cli.books.empty': 'Nothing stands there yet.',
  // `rokade tell`.
  'cli.command.tell':
    'send a command to a book of a data folder, with fields named by their place in it; also while Rokade is running',
  'cli.argument.told-book':
    'the book (tournament, event, money, register, ratings, sanctions, contest, league, installation)',
  'cli.argument.tell-rest':
    'the address or full name where there are several, the command, FIELD=VALUE …; without the command, those there are',
  'cli.option.based-on':
    'the version you looked at; what depends on later lines is refused; default the newest',
  'cli.option.confirmed': 'yes to what is asked',
  'cli.option.confirmed-twice': 'yes also to the second question',
  'cli.option.tell-reason': 'the reason, for the history',
  'cli.option.tell-json':
    'the command’s fields as a JSON document in FILE, - for standard input, instead of FIELD=VALUE',
  'cli.tell.command': 'Command',
  'cli.tell.what': 'What it does',
  'cli.tell.needed-fields': 'Needed fields',
  'cli.tell.field': 'Field',
  'cli.tell.value': 'Value',
  'cli.tell.need': 'Needed',
  'cli.tell.where': 'With',
  'cli.tell.needed': 'yes',
  'cli.tell.made': 'made up if left out',
  'cli.tell.how':
    'N is the number of a row, from 0; NAME any name. FIELD= leaves a value empty. FIELD:money=1200,50, :half-points=1½, :seconds=1:02:30, :lines and :json say how the value is typed.',
  'cli.tell.no-fields': 'It has no fields.',
  'cli.tell.done': 'Version {version}.',
  'cli.tell.made-id': 'Made: {place} = {id}',
  'cli.tell.no-command': '{book} has no command “{text}”; it has {known}',
  'cli.tell.no-command-but': '{book} has no command “{text}”; did you mean {closest}?',
  'cli.tell.no-field':
    '{command} has no field “{place}”; `rokade tell {book} {command}` shows its fields',
  'cli.tell.no-field-but': '{command} has no field “{place}”; did you mean {closest}?',
  'cli.tell.no-value': '“{text}” is not FIELD=VALUE',
  'cli.tell.missing': '{place} is missing',
  'cli.tell.impossible': '{place}: “{text}” is not possible; it takes {what}',
  'cli.tell.impossible-there': '{place}: what stands there is not possible',
  'cli.tell.refused-at': '{place}: {text}',
  'cli.tell.asks': 'To do it all the same, add --confirmed.',
  'cli.tell.asks-again': 'To do it all the same, add --confirmed-twice.',
  'cli.tell.asks-reason': 'Give the reason with --reason.',
  'cli.tell.written-since': 'version {version}, {who}: {what}',
  'cli.tell.json-and-fields': '--json and FIELD=VALUE do not go together',
  'cli.tell.no-json': '{file}: not a JSON document',
  // What kinds of values there are.
  'tell.kind-text': 'text',
  'tell.kind-moment': 'a moment such as 2026-11-21T19:05:00.000Z',
  'tell.kind-switch': 'yes or no',
  'tell.kind-number': 'a number',
  'tell.kind-whole': 'a whole number',
  'tell.kind-whole-from': 'a whole number from {least}',
  'tell.kind-whole-range': 'a whole number from {least} to {most}',
  'tell.kind-id': 'an id',
  'tell.kind-words': '{words}',
  'tell.kind-list': '{each} (several: once for each)',
  'tell.kind-or-empty': '{each}, or empty',
  'tell.kind-json': 'JSON (FIELD:json=…)',
  // `rokade completion`.
  'cli.command.completion': 'print the lines that make a shell complete Rokade’s commands',
  'cli.argument.shell': 'bash, zsh or fish',
  'cli.completion.unknown': 'there is no completion for “{text}”; choose {known}',
} as const satisfies Texts;

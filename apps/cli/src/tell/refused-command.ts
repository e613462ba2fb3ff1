import type { BookDoorError } from '@rokade/server';
import { consequenceText, errorText, type Namer } from '@rokade/tables';
import { bad, type Context, no, type Outcome } from '../outcome.ts';
import type { BookName } from './command-sentence.ts';
import { placeOf, type TypedField } from './field-tree.ts';
import type { FieldFault } from './typed-command.ts';
import { valueText } from './value-text.ts';

/** The command of a book that the fields were typed for. */
export interface CommandCalled {
  readonly book: BookName;
  readonly kind: string;
}

function faultText(context: Context, { book, kind }: CommandCalled, fault: FieldFault): string {
  const { t } = context;
  const { field } = fault;
  switch (fault.code) {
    case 'unknown': {
      const closest = fault.closest.join(', ');
      return closest === ''
        ? t('cli.tell.no-field', { command: kind, book, place: field })
        : t('cli.tell.no-field-but', { command: kind, place: field, closest });
    }
    case 'missing':
      return t('cli.tell.missing', { place: field });
    default:
      if (fault.shape === null || fault.text === '') {
        return t('cli.tell.impossible-there', { place: field === '' ? kind : field });
      }
      return t('cli.tell.impossible', {
        place: field,
        text: fault.text,
        what: valueText(context, fault.shape),
      });
  }
}

/** The outcome for fields that make no command, a line for each fault. */
export function faultyFields(
  context: Context,
  called: CommandCalled,
  faults: readonly FieldFault[],
): Outcome {
  const lines = faults.map((fault) => faultText(context, called, fault));
  return bad(...(context.allFaults || faults[0]?.code === 'missing' ? lines : lines.slice(0, 1)));
}

/** The typed field that a refusal concerns, by its last name; '' where there is none. */
function fieldOf(error: BookDoorError, typed: readonly TypedField[]): string {
  const field = 'field' in error && typeof error.field === 'string' ? error.field : '';
  if (field === '') return '';
  const places = typed.map(([path]) => placeOf(path));
  return places.find((place) => place === field || place.endsWith(`.${field}`)) ?? field;
}

/** The message without the field's name at its beginning: the field's place is printed instead. */
function withoutField({ t }: Context, text: string, field: string): string {
  const name = t.find(`field.${field}`);
  return name !== null && text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
}

/** How a refused command was sent, and how persons are named. */
interface Sent {
  readonly typed: readonly TypedField[];
  readonly namer: Namer;
  readonly isConfirmed: boolean;
  /** The HTTP status that the API answers with for this refusal. */
  readonly status: number;
}

const questionStatus = 428;

function linesOf(
  context: Context,
  error: BookDoorError,
  { typed, namer }: Sent,
): readonly string[] {
  const { t } = context;
  if (error.code === 'command.needs-confirmation') {
    return error.consequences.map((one) => consequenceText(context, namer, one));
  }
  const text = errorText(t, namer, error);
  const place = fieldOf(error, typed);
  const ownText = withoutField(context, text, place.split('.').at(-1) ?? '');
  const head = place === '' ? text : t('cli.tell.refused-at', { place, text: ownText });
  if (error.code !== 'store.conflict') return [head];
  const since = error.since.map(({ version, actor, event }) =>
    t('cli.tell.written-since', { version, who: actor.name, what: event.kind }),
  );
  return [head, ...since];
}

/** What to add to the command to confirm a question. */
function answersTo({ t }: Context, error: BookDoorError, isConfirmed: boolean): readonly string[] {
  const needsReason = 'reasonNeeded' in error && error.reasonNeeded;
  const again = isConfirmed || ('again' in error && error.again);
  return [
    t(again ? 'cli.tell.asks-again' : 'cli.tell.asks'),
    ...(needsReason ? [t('cli.tell.asks-reason')] : []),
  ];
}

/** The outcome of a command that was not carried out: refused by the rules, a question, or a failure. */
export function refusedCommand(context: Context, error: BookDoorError, sent: Sent): Outcome {
  const lines = linesOf(context, error, sent);
  if (sent.status === questionStatus) {
    return no('', ...lines, ...answersTo(context, error, sent.isConfirmed));
  }
  return sent.status === 400 || sent.status >= 500 ? bad(...lines) : no('', ...lines);
}

import { differing, textProblem } from '@rokade/journal';
import { classRules, err, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import { unsaidClassFacts } from '../classes.ts';
import type { EventCommand } from '../command.ts';
import type { Happening } from '../happening.ts';
import { unknownIn } from './decide-entry-list.ts';
import type { Decision } from './decision.ts';

export type OfClasses = Extract<
  EventCommand,
  { kind: 'say-class-facts' | 'give-class' | 'accept-classes' | 'write-rights' }
>;
type Of<Kind extends OfClasses['kind']> = Extract<OfClasses, { kind: Kind }>;

const changes = (before: object, after: object): boolean =>
  Object.keys(differing(before, after)).length > 0;

/** Says of people what a class is given by; of whom nothing changes nothing is kept. */
function sayFacts({ classes }: ChessEvent, { people }: Of<'say-class-facts'>): Decision {
  const said = people.filter(({ entrant, facts }) =>
    changes(classes.facts[entrant] ?? unsaidClassFacts, facts),
  );
  return ok(said.map((one): Happening => ({ kind: 'class-facts-said', ...one })));
}

/** Puts somebody in a class by hand, which wants a reason, or takes that back. */
function giveClass({ classes }: ChessEvent, command: Of<'give-class'>): Decision {
  const { entrant, class: given } = command;
  const reason = given === '' ? '' : command.reason.trim();
  const invalid = (problem: 'missing' | 'too-long' | 'unprintable') =>
    err({ code: 'event.field-invalid', field: 'reason', problem } as const);
  if (given !== '' && reason === '') return invalid('missing');
  const problem = textProblem(reason);
  if (problem !== null) return invalid(problem);
  const before = classes.byHand[entrant] ?? { class: '', reason: '' };
  return ok(
    changes(before, { class: given, reason })
      ? [{ kind: 'class-given', entrant, class: given, values: { reason } }]
      : [],
  );
}

function acceptClasses({ classes }: ChessEvent, { places }: Of<'accept-classes'>): Decision {
  if (places.some(({ rules }) => classRules(rules) === undefined)) {
    return err({ code: 'event.field-invalid', field: 'rules', problem: 'unknown' });
  }
  const changed = places.filter(({ entrant, ...place }) =>
    changes(classes.accepted[entrant] ?? {}, place),
  );
  return ok(changed.map((one): Happening => ({ kind: 'class-accepted', ...one })));
}

/** What a command about classes leads to. */
export function decideClasses(event: ChessEvent, command: OfClasses): Decision {
  switch (command.kind) {
    case 'say-class-facts': {
      const ids = command.people.map(({ entrant }) => entrant);
      const unknown = unknownIn(event, ids);
      return unknown === null ? sayFacts(event, command) : err(unknown);
    }
    case 'give-class': {
      const unknown = unknownIn(event, [command.entrant]);
      return unknown === null ? giveClass(event, command) : err(unknown);
    }
    case 'accept-classes': {
      const ids = command.places.map(({ entrant }) => entrant);
      const unknown = unknownIn(event, ids);
      return unknown === null ? acceptClasses(event, command) : err(unknown);
    }
    case 'write-rights':
      return ok(
        changes({ rights: event.classes.rights }, { rights: command.rights })
          ? [{ kind: 'rights-written', rights: command.rights }]
          : [],
      );
  }
}

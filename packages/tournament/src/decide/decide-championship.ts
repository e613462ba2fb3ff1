import { championshipRules } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import type { Tournament } from '../state/state.ts';
import type { Championship, PlayerClass } from '../values/championship.ts';
import { classSizes, goesByTargets } from '../views/championship-classes.ts';
import { confirmationFor, when } from './confirmation.ts';
import { carryOut, carryOutUnless, type Deciders, type Decision, refuse } from './decision.ts';

const isEntered = (t: Tournament, player: string): boolean =>
  t.players.some(({ id }) => id === player);

/** The given classes that differ from the present ones. */
const differing = (
  now: Championship | null,
  classes: readonly PlayerClass[],
): readonly PlayerClass[] => {
  const before = new Map(now?.given.map((one) => [one.player, one]));
  return classes.filter((one) => {
    const had = before.get(one.player);
    return (['class', 'own', 'code', 'note'] as const).some((field) => had?.[field] !== one[field]);
  });
};

/**
 * Asks for confirmation if a player's class, or the number of classes, changes after the numbers were
 * published.
 */
function changesPublished(
  now: Championship | null,
  of: number,
  changed: readonly PlayerClass[],
): boolean {
  if (now === null || now.published === null) return false;
  const had = new Map(now.given.map(({ player, class: own }) => [player, own]));
  return now.of !== of || changed.some((one) => (had.get(one.player) ?? one.class) !== one.class);
}

const questionOf = (isNeeded: boolean, request: Request) =>
  confirmationFor(
    request,
    when(isNeeded, { code: 'consequence.targets-were-published', article: 'Tempelhof III.A.6' }),
    true,
  );

function giveClasses(
  t: Tournament,
  command: CommandOf<'give-classes'>,
  request: Request,
): Decision {
  const { rules: code, of } = command;
  const rules = championshipRules(code);
  if (rules === undefined) return refuse({ code: 'championship.rules-unknown', rules: code });
  const [least, most] = rules.classes;
  if (of < least || of > most) return refuse({ code: 'championship.classes-invalid', least, most });
  const classes = command.given.map((one) => ({ ...one, note: one.note.trim() }));
  const unknown = classes.find(({ player }) => !isEntered(t, player));
  if (unknown !== undefined) return refuse({ code: 'player.unknown', player: unknown.player });
  const kept = (t.championship?.given ?? []).filter(
    ({ player }) => isEntered(t, player) && !classes.some((one) => one.player === player),
  );
  const outside = [...kept, ...classes].some((one) => one.class > of || one.own > of);
  if (outside) return refuse({ code: 'championship.class-invalid', most: of });
  const withoutReason = classes.find(
    (one) => one.code === 'championship.by-hand' && one.note === '',
  );
  if (withoutReason !== undefined) {
    return refuse({ code: 'championship.reason-missing', player: withoutReason.player });
  }
  const changed = differing(t.championship, classes);
  const question = questionOf(changesPublished(t.championship, of, changed), request);
  const isSet = t.championship?.rules === code && t.championship.of === of;
  return carryOutUnless(
    question,
    ...(isSet ? [] : [{ kind: 'championship-set', rules: code, of } as const]),
    ...changed.map(
      ({ note, ...one }) => ({ kind: 'championship-class-given', ...one, said: { note } }) as const,
    ),
  );
}

function publishTargets(t: Tournament, now: Championship, _: unknown, request: Request): Decision {
  const missing = t.players.find(({ id }) => !now.given.some(({ player }) => player === id));
  if (missing !== undefined) {
    return refuse({ code: 'championship.class-missing', player: missing.id });
  }
  if (!goesByTargets(t, now)) return refuse({ code: 'championship.no-targets' });
  const fresh = { rounds: plannedRounds(t), classes: classSizes(t, now) };
  if (JSON.stringify(now.published) === JSON.stringify(fresh)) return carryOut();
  return carryOutUnless(questionOf(now.published !== null, request), {
    kind: 'championship-targets-published',
    ...fresh,
  });
}

function giveNextClass(
  t: Tournament,
  now: Championship,
  command: CommandOf<'give-next-class'>,
): Decision {
  const { player, class: next } = command;
  const note = next === null ? '' : command.note.trim();
  if (!isEntered(t, player)) return refuse({ code: 'player.unknown', player });
  if (next !== null && next > now.of) {
    return refuse({ code: 'championship.class-invalid', most: now.of });
  }
  if (next !== null && note === '') return refuse({ code: 'championship.reason-missing', player });
  const before = now.next.find((one) => one.player === player);
  return (before?.class ?? null) === next && (before?.note ?? '') === note
    ? carryOut()
    : carryOut({ kind: 'championship-next-class-given', player, class: next, said: { note } });
}

/** Decides a command about an existing championship. */
const ofChampionship =
  <Command>(
    decide: (t: Tournament, now: Championship, command: Command, request: Request) => Decision,
  ) =>
  (t: Tournament, command: Command, request: Request): Decision =>
    t.championship === null
      ? refuse({ code: 'championship.none' })
      : decide(t, t.championship, command, request);

export const championshipDeciders = {
  'give-classes': giveClasses,
  'publish-targets': ofChampionship(publishTargets),
  'give-next-class': ofChampionship(giveNextClass),
} satisfies Partial<Deciders>;

import { restingBy } from '@rokade/journal';
import type { SanctionsCommand } from './command.ts';
import type { SanctionsHappened } from './happened.ts';

const isAbout = (happened: SanctionsHappened, { sanction }: { readonly sanction: string }) =>
  'sanction' in happened && happened.sanction === sanction;

const givesTo = (happened: SanctionsHappened, { person }: { readonly person: string }) =>
  happened.kind === 'sanction-given' && happened.values.person === person;

/**
 * Whether a command depends on something that a newer entry changed. Giving a sanction depends on the
 * person's former ones, so another for the same person conflicts. Sanctions of different people do not.
 */
export const restsOn = restingBy<SanctionsCommand, SanctionsHappened>({
  'give-sanction': (happened, { values }) => givesTo(happened, values),
  'change-sanction': isAbout,
  'lift-sanction': isAbout,
  'annul-sanction': isAbout,
  'delete-due': (happened, { sanctions }) =>
    sanctions.some((sanction) => isAbout(happened, { sanction })),
  'erase-person': givesTo,
});

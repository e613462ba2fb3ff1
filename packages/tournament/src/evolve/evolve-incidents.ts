import type { Evolvers } from './evolving.ts';

/** The handler of events about incidents. */
export const incidentEvolvers = {
  'incident-recorded': (t, { kind: _, incident: number, said, ...facts }, { actor, at }) => ({
    ...t,
    incidents: [...t.incidents, { number, ...facts, ...said, by: actor.name, at }],
  }),
} satisfies Partial<Evolvers>;

import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The path of an issue; for an unknown property, that of the property. */
const pathOf = (issue: Issue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/** The path of the first fault: `settings.timeControl.stages.0.minutes`. */
export function firstIssue({ issues }: z.ZodError): string {
  const [first] = issues;
  return first === undefined ? '' : pathOf(first).map(String).join('.');
}

/** The paths at which a shape refuses a value: `values.name`; empty if the value has the shape. */
export function placesRefused(shape: z.ZodType, value: unknown): readonly string[] {
  const { error } = shape.safeParse(value);
  const places = (error?.issues ?? []).map((issue) => pathOf(issue).map(String).join('.'));
  return [...new Set(places)];
}

import type { Actor } from '@rokade/journal';
import { type LicenceActValues, peopleNamed } from '@rokade/register';
import { err, ok, type Result } from '@rokade/rules';
import { newRegisterIds } from '../values/new-register-ids.ts';
import type { RegisterBook, RegisterError } from './register-book.ts';

/** A course with the people on its list, by number or name. */
export interface CourseList extends Pick<LicenceActValues, 'rules' | 'on' | 'matter' | 'by'> {
  readonly people: readonly string[];
}

/**
 * Enters for everybody on a course's list that they passed it; returns how many.
 *
 * @article DSU 2002 4.6.3: the list of a course's participants, by its leader
 */
export async function enterCourseList(
  register: RegisterBook,
  { people, ...course }: CourseList,
  { basedOn, actor }: { readonly basedOn: number; readonly actor: Actor },
): Promise<Result<number, RegisterError>> {
  const { found, unknown } = peopleNamed(register.now(), people);
  const field = 'people';
  if (unknown.length > 0) {
    return err({ code: 'register.course-list-unknown', field, lines: unknown.join('; ') });
  }
  if (found.length === 0) return err({ code: 'register.course-list-empty', field });
  const values = { ...course, step: 'course', passed: true, groups: 0 } as const;
  const steps = found.map(
    (person) =>
      ({ kind: 'enter-licence-act', act: newRegisterIds.licenceAct(), person, values }) as const,
  );
  const command = { kind: 'take-in', source: course.matter, steps } as const;
  const done = await register.execute({ basedOn, command, reason: '', confirmed: false }, actor);
  return done.ok ? ok(found.length) : done;
}

import { dateText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { Duty } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';

/** A task that is due, as text, with the page below the tournament's address where it is done. */
export interface DutyLine {
  readonly text: string;
  readonly article: string;
  /** Whether it was due before today. */
  readonly isLate: boolean;
  /** The path of the page; '' = the page of the round. */
  readonly page: string;
}

const pages: Readonly<Partial<Record<Duty['kind'], string>>> = {
  committee: 'appeals',
  'committee-late': 'appeals',
  targets: 'classes',
  'targets-late': 'classes',
};

/** The tasks that are due for the arbiter, as texts. */
export function dutyLines(
  { t, language }: Pick<Locale<'console'>, 't' | 'language'>,
  duties: readonly Duty[],
): readonly DutyLine[] {
  const dayText = (day: string) => dateText(language, day);
  const textOf = (duty: Duty): string => {
    switch (duty.kind) {
      case 'announce':
      case 'announce-late':
        return t(`duty.${duty.kind}`, { round: duty.round, by: dayText(duty.by) });
      case 'announced-late':
        return t(`duty.${duty.kind}`, {
          round: duty.round,
          by: dayText(duty.by),
          on: dayText(duty.on),
        });
      case 'absences':
        return t(`duty.${duty.kind}`, { name: duty.name, rounds: duty.rounds.join(', ') });
      default:
        return t(`duty.${duty.kind}`);
    }
  };
  return duties.map((duty) => ({
    text: textOf(duty),
    article: citation(duty.article),
    isLate: duty.kind.endsWith('-late') || duty.kind === 'absences',
    page: duty.kind === 'absences' ? `players/${duty.player}` : (pages[duty.kind] ?? ''),
  }));
}

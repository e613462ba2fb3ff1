import { foreignDocuments } from '@rokade/rules';
import { citation } from '@rokade/texts';
import { articleOf, type Settings } from '@rokade/tournament';

/** The regulations that a tournament does not cite: those of other federations and clubs. */
export const foreignIn = ({ federation, system }: Pick<Settings, 'federation' | 'system'>) =>
  foreignDocuments([federation], [citation(articleOf(system))]);

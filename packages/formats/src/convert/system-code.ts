import type { RoundRobinChoice, SystemChoice } from '@rokade/tournament';
import type { TrfHeader } from '../trf/trf-document.ts';

const dutchCode = ({ edition, acceleration }: Extract<SystemChoice, { code: 'dutch' }>): string =>
  `FIDE_DUTCH_${edition === 'fide-2017' ? '2017' : '2026'}${acceleration === 'baku' ? '_BAKU' : ''}`;

const tables: Readonly<Record<RoundRobinChoice['code'], string>> = {
  berger: 'Berger',
  dsu: 'DSU',
  'tempelhof-table': 'Tempelhof',
  rutsch: 'Rutsch',
};

/** A tournament's system in the words of 092 and the code of 192, as `readSystem` reads them. */
export function statedSystem(system: SystemChoice): Pick<TrfHeader, 'type' | 'system'> {
  switch (system.code) {
    case 'dutch':
      return { type: 'Individual: Swiss-System (Dutch)', system: dutchCode(system) };
    case 'monrad':
      return { type: 'Individual: Swiss-System (Monrad)', system: 'CUSTOM_SWISS' };
    case 'nordic':
      return { type: 'Individual: Swiss-System (Nordic)', system: 'CUSTOM_SWISS' };
    case 'tempelhof':
      return { type: 'Individual: Swiss-System (Tempelhof)', system: 'CUSTOM_SWISS' };
    case 'cup':
      return { type: 'Individual: Knockout', system: 'CUSTOM_KNOCKOUT' };
    case 'play-off':
      return { type: 'Individual: Knockout (play-off)', system: 'CUSTOM_KNOCKOUT' };
    case 'olympiad':
      return { type: 'Individual: teams of one event', system: '' };
    default: {
      const double = system.cycles === 2;
      const code = system.code === 'berger' ? 'BERGER' : 'CUSTOM';
      return {
        type: `Individual: ${double ? 'Double ' : ''}Round-Robin (${tables[system.code]})`,
        system: double ? 'BERGER_DOUBLEROUNDROBIN' : `${code}_ROUNDROBIN`,
      };
    }
  }
}

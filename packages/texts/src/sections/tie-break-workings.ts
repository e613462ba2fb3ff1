import type { TieBreakPresetCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';

/** How modifiers change a tie-break's name. */
const modifierTexts = section({
  'tie-break.with.cut': {
    da: 'uden {lowest|den laveste|de {lowest} laveste}',
    de: 'ohne {lowest|den niedrigsten|die {lowest} niedrigsten}',
    en: 'without the {lowest|lowest|{lowest} lowest}',
  },
  'tie-break.with.median': {
    da: 'uden {lowest|den laveste og den højeste|de {lowest} laveste og de {lowest} højeste}',
    de: 'ohne {lowest|den niedrigsten und den höchsten|die {lowest} niedrigsten und die {lowest} höchsten}',
    en: 'without the {lowest|lowest and the highest|{lowest} lowest and the {lowest} highest}',
  },
  'tie-break.with.forfeits-as-played': {
    da: 'kampløse partier som spillede',
    de: 'kampflose Partien wie gespielte',
    en: 'forfeits as played',
  },
  'tie-break.with.fore': {
    da: 'sidste runde som remis',
    de: 'letzte Runde als Remis',
    en: 'last round as draws',
  },
  'tie-break.with.reversed': { da: 'omvendt', de: 'umgekehrt', en: 'reversed' },
  'tie-break.with.limit': {
    da: 'grænsen flyttet {limitShift} halve point',
    de: 'Grenze um {limitShift} halbe Punkte verschoben',
    en: 'limit moved by {limitShift} half-points',
  },
  'tie-break.with.factor': {
    da: 'divideret med {factor}',
    de: 'geteilt durch {factor}',
    en: 'divided by {factor}',
  },
  'tie-break.with.MP': { da: 'matchpoint', de: 'Mannschaftspunkte', en: 'match points' },
  'tie-break.with.GP': { da: 'partipoint', de: 'Brettpunkte', en: 'game points' },
});

/** The lines of a sum. */
const lineTexts = section({
  'tie-break.nobody': { da: 'ingen modstander', de: 'kein Gegner', en: 'no opponent' },
  'tie-break.line.score': {
    da: 'Runde {round}: {opponent}, {points}',
    de: 'Runde {round}: {opponent}, {points}',
    en: 'Round {round}: {opponent}, {points}',
  },
  'tie-break.line.part': {
    da: 'Runde {round}: {opponent}, {points}: {value}',
    de: 'Runde {round}: {opponent}, {points}: {value}',
    en: 'Round {round}: {opponent}, {points}: {value}',
  },
  'tie-break.line.product': {
    da: 'Runde {round}: {opponent}, {points} × {own} = {value}',
    de: 'Runde {round}: {opponent}, {points} × {own} = {value}',
    en: 'Round {round}: {opponent}, {points} × {own} = {value}',
  },
  'tie-break.line.value': {
    da: 'Runde {round}: {opponent}, {value}',
    de: 'Runde {round}: {opponent}, {value}',
    en: 'Round {round}: {opponent}, {value}',
  },
  'tie-break.line.own': {
    da: 'Runde {round}: {own} mod {opponent} ({points})',
    de: 'Runde {round}: {own} gegen {opponent} ({points})',
    en: 'Round {round}: {own} against {opponent} ({points})',
  },
  'tie-break.line.count': {
    da: 'Runde {round}: {opponent}, {value}',
    de: 'Runde {round}: {opponent}, {value}',
    en: 'Round {round}: {opponent}, {value}',
  },
  'tie-break.line.after': {
    da: 'Efter runde {round}: {value}',
    de: 'Nach Runde {round}: {value}',
    en: 'After round {round}: {value}',
  },
  'tie-break.line.boards': {
    da: 'Runde {round}: {opponent}, brætter {boards}: {value}',
    de: 'Runde {round}: {opponent}, Bretter {boards}: {value}',
    en: 'Round {round}: {opponent}, boards {boards}: {value}',
  },
  'tie-break.left-out': { da: 'tæller ikke med', de: 'zählt nicht', en: 'does not count' },
  'tie-break.from-stage': {
    da: 'tæller fra trin {stage}',
    de: 'zählt ab Stufe {stage}',
    en: 'counts from step {stage}',
  },
  'tie-break.total.sum': { da: 'I alt {values}', de: 'Zusammen {values}', en: 'Together {values}' },
  'tie-break.total.stages': {
    da: 'Trin for trin: {values}',
    de: 'Stufe für Stufe: {values}',
    en: 'Step by step: {values}',
  },
  'tie-break.total.average': {
    da: 'Gennemsnit {values}',
    de: 'Durchschnitt {values}',
    en: 'Average {values}',
  },
  'tie-break.total.performance': {
    da: 'Med {own} af {games} mod dem: {values}',
    de: 'Mit {own} aus {games} gegen sie: {values}',
    en: 'With {own} out of {games} against them: {values}',
  },
  'tie-break.total.value': { da: 'Værdi {values}', de: 'Wert {values}', en: 'Value {values}' },
  'tie-break.total.place': {
    da: 'Plads {values} blandt dem, der står lige',
    de: 'Platz {values} unter den Gleichstehenden',
    en: 'Place {values} among those tied',
  },
  'tie-break.total.undecided': {
    da: 'Afgør intet: gruppen står stadig lige',
    de: 'Entscheidet nichts: Die Gruppe steht weiter gleich',
    en: 'Decides nothing: the group is still tied',
  },
});

/** The tables of direct encounter. */
const encounterTexts = section({
  'tie-break.encounter.head': {
    da: 'Indbyrdes: {names}',
    de: 'Untereinander: {names}',
    en: 'Among each other: {names}',
  },
  'tie-break.encounter.head-MP': {
    da: 'Indbyrdes, matchpoint: {names}',
    de: 'Untereinander, Mannschaftspunkte: {names}',
    en: 'Among each other, match points: {names}',
  },
  'tie-break.encounter.head-GP': {
    da: 'Indbyrdes, partipoint: {names}',
    de: 'Untereinander, Brettpunkte: {names}',
    en: 'Among each other, game points: {names}',
  },
  'tie-break.encounter.row': {
    da: '{name}: {value} ({against})',
    de: '{name}: {value} ({against})',
    en: '{name}: {value} ({against})',
  },
  'tie-break.encounter.against': {
    da: '{value} mod {name}',
    de: '{value} gegen {name}',
    en: '{value} against {name}',
  },
  'tie-break.encounter.not-met': {
    da: 'har ikke mødt {names}',
    de: 'nicht gespielt gegen {names}',
    en: 'has not met {names}',
  },
  'tie-break.encounter.ranked': {
    da: 'Alle har mødt hinanden; pointene afgør: {order}.',
    de: 'Alle haben gegeneinander gespielt; die Punkte entscheiden: {order}.',
    en: 'All have met; the points decide: {order}.',
  },
  'tie-break.encounter.equal': {
    da: 'Alle har mødt hinanden og har lige mange point; det afgør intet.',
    de: 'Alle haben gegeneinander gespielt und gleich viele Punkte; das entscheidet nichts.',
    en: 'All have met and have as many points; that decides nothing.',
  },
  'tie-break.encounter.certain': {
    da: 'Ikke alle har mødt hinanden, men hvad de manglende partier end giver: {order}.',
    de: 'Nicht alle haben gegeneinander gespielt, aber was die fehlenden Partien auch geben: {order}.',
    en: 'Not all have met, but whatever the missing games give: {order}.',
  },
  'tie-break.encounter.open': {
    da: 'Ikke alle har mødt hinanden, og {name} er ikke sikker på at være alene i front; det afgør intet.',
    de: 'Nicht alle haben gegeneinander gespielt, und {name} ist nicht sicher allein vorn; das entscheidet nichts.',
    en: 'Not all have met, and {name} is not sure to be first alone; that decides nothing.',
  },
});

/** The ready-made orders. */
const presetTexts = section({
  'tie-break.preset.dsu-group': {
    da: 'DSU, alle mod alle: Sonneborn-Berger',
    de: 'DSU, Rundenturnier: Sonneborn-Berger',
    en: 'DSU, round robin: Sonneborn-Berger',
  },
  'tie-break.preset.dsu-swiss': {
    da: 'DSU, Monrad og nordisk: almindelig korrektion',
    de: 'DSU, Monrad und nordisch: einfache Korrektur',
    en: 'DSU, Monrad and Nordic: ordinary correction',
  },
  'tie-break.preset.dsu-swiss-middle': {
    da: 'DSU, Monrad og nordisk: middelkorrektion',
    de: 'DSU, Monrad und nordisch: Mittelkorrektur',
    en: 'DSU, Monrad and Nordic: middle correction',
  },
  'tie-break.preset.tempelhof-round-robin': {
    da: 'Tempelhof, alle mod alle',
    de: 'Tempelhof, Rundenturnier',
    en: 'Tempelhof, round robin',
  },
  'tie-break.preset.tempelhof-slide': {
    da: 'Tempelhof, rutschsystem: delte pladser',
    de: 'Tempelhof, Rutschsystem: geteilte Plätze',
    en: 'Tempelhof, slide system: shared places',
  },
  'tie-break.preset.tempelhof-swiss': {
    da: 'Tempelhof, schweizer',
    de: 'Tempelhof, Schweizer System',
    en: 'Tempelhof, Swiss',
  },
  'tie-break.preset.fide-2012-round-robin': {
    da: 'FIDE 2012, alle mod alle (anbefalet)',
    de: 'FIDE 2012, Rundenturnier (empfohlen)',
    en: 'FIDE 2012, round robin (recommended)',
  },
  'tie-break.preset.fide-2012-swiss': {
    da: 'FIDE 2012, schweizer (anbefalet)',
    de: 'FIDE 2012, Schweizer System (empfohlen)',
    en: 'FIDE 2012, Swiss (recommended)',
  },
  'tie-break.preset.fide-2012-swiss-all-rated': {
    da: 'FIDE 2012, schweizer, alle med rating (anbefalet)',
    de: 'FIDE 2012, Schweizer System, alle mit Wertungszahl (empfohlen)',
    en: 'FIDE 2012, Swiss, all rated (recommended)',
  },
  'tie-break.preset.fide-2012-team-round-robin': {
    da: 'FIDE 2012, hold, alle mod alle (anbefalet)',
    de: 'FIDE 2012, Mannschaften, Rundenturnier (empfohlen)',
    en: 'FIDE 2012, teams, round robin (recommended)',
  },
  'tie-break.preset.fide-2012-team-swiss': {
    da: 'FIDE 2012, hold, schweizer (anbefalet)',
    de: 'FIDE 2012, Mannschaften, Schweizer System (empfohlen)',
    en: 'FIDE 2012, teams, Swiss (recommended)',
  },
  'tie-break.preset.fide-2026-round-robin': {
    da: 'FIDE i dag, alle mod alle',
    de: 'FIDE heute, Rundenturnier',
    en: 'FIDE today, round robin',
  },
  'tie-break.preset.fide-2026-swiss': {
    da: 'FIDE i dag, schweizer',
    de: 'FIDE heute, Schweizer System',
    en: 'FIDE today, Swiss',
  },
  'tie-break.preset.fide-2026-team-swiss': {
    da: 'FIDE i dag, hold, schweizer',
    de: 'FIDE heute, Mannschaften, Schweizer System',
    en: 'FIDE today, teams, Swiss',
  },
}) satisfies Readonly<Record<`tie-break.preset.${TieBreakPresetCode}`, Message>>;

/** How a tie-break's value came about, and the orders to choose from. */
export const tieBreakWorkingsTexts = section({
  ...modifierTexts,
  ...lineTexts,
  ...encounterTexts,
  ...presetTexts,
});

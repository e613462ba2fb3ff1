import type { computeTexts as reference } from '../en/compute.ts';
import type { Translation } from '../texts.ts';

/** The arbiter's compute of a round of the Dutch system: its columns and what stands in them. */
export const computeTexts: Translation<typeof reference> = {
  'cli.command.compute': 'eine Regel für sich, auf eine Frage in JSON',
  'cli.argument.compute-rule':
    'die Regel (candidate-result, sanctions, deadline, promotion, mehrkampf, ladder, skat-game)',
  'cli.argument.compute-file': 'JSON-Datei mit der Frage; - liest die Standardeingabe',
  'cli.option.explain-compute': 'zu jedem Teil die Regeln mit Paragraf',
  'cli.usage.compute-rule': 'die Regel „{text}“ gibt es nicht; es gibt {known}',
  'cli.compute.player': 'Nr. {no}',
  'cli.compute.field.needed': 'Nötige Punkte',
  'cli.compute.field.classes': 'Klassen',
  'cli.compute.field.class': 'Klasse',
  'cli.compute.field.players': 'Spieler',
  'cli.compute.field.no': 'Nr.',
  'cli.compute.field.to': 'Nächste Klasse',
  'cli.compute.field.suspended': 'Gesperrt',
  'cli.compute.field.suspensions': 'Sperren',
  'cli.compute.field.from': 'Ab',
  'cli.compute.field.until': 'Bis',
  'cli.compute.field.months': 'Monate',
  'cli.compute.field.warnings': 'Gültige Verwarnungen',
  'cli.compute.field.registered': 'Im Register',
  'cli.compute.field.date': 'Letzter Tag',
  'cli.compute.field.rank': 'Platz',
  'cli.compute.field.sum': 'Summe',
  'cli.compute.field.counted': 'Gewertet',
  'cli.compute.field.notHeld': 'Nicht ausgetragen',
  'cli.compute.field.order': 'Reihenfolge',
  'cli.compute.field.bonus': 'Bonuspunkte',
  'cli.compute.field.struck': 'Gestrichen',
  'cli.compute.field.refused': 'Abgelehnt',
  'cli.compute.field.act': 'Vorgang',
  'cli.compute.field.code': 'Code',
  'cli.compute.field.value': 'Wert',
  'cli.compute.field.scores': 'Abrechnung',
};

import type { computeTexts as reference } from '../en/compute.ts';
import type { Translation } from '../texts.ts';

/** The arbiter's compute of a round of the Dutch system: its columns and what stands in them. */
export const computeTexts: Translation<typeof reference> = {
  'cli.command.compute': 'eine Regel für sich, auf eine Frage in JSON',
  'cli.argument.compute-rule': 'die Regel (candidate-result, promotion …)',
  'cli.argument.compute-file': 'JSON-Datei mit der Frage; - liest die Standardeingabe',
  'cli.option.explain-compute': 'zu jedem Teil die Regeln mit Paragraf',
  'cli.usage.compute-rule': 'die Regel „{text}“ gibt es nicht; es gibt {known}',
  'cli.compute.candidate-result': 'welche Punktzahl ein Kandidatenergebnis ist (DSU 2002 §26)',
  'cli.compute.promotion':
    'wer in einer Meisterschaft mit Klassen auf- und absteigt (Tempelhof 2018 III.A.3)',
  'cli.compute.player': 'Nr. {no}',
  'cli.compute.yes': 'ja',
  'cli.compute.no': 'nein',
  'cli.compute.field.needed': 'Nötige Punkte',
  'cli.compute.field.classes': 'Klassen',
  'cli.compute.field.class': 'Klasse',
  'cli.compute.field.players': 'Spieler',
  'cli.compute.field.no': 'Nr.',
  'cli.compute.field.to': 'Nächste Klasse',
};

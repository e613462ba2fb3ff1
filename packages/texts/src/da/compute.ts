import type { computeTexts as reference } from '../en/compute.ts';
import type { Translation } from '../texts.ts';

/** The arbiter's compute of a round of the Dutch system: its columns and what stands in them. */
export const computeTexts: Translation<typeof reference> = {
  'cli.command.compute': 'en regel fra reglementet for sig, ud fra et spørgsmål i JSON',
  'cli.argument.compute-rule':
    'reglen (candidate-result, sanctions, deadline, promotion, mehrkampf, ladder, skat-game)',
  'cli.argument.compute-file': 'JSON-fil med spørgsmålet; - læser standardinput',
  'cli.option.explain-compute': 'angiv reglerne bag hver del, efter paragraf',
  'cli.usage.compute-rule': 'reglen »{text}« findes ikke; der er {known}',
  'cli.compute.player': 'Nr. {no}',
  'cli.compute.field.needed': 'Krævede point',
  'cli.compute.field.classes': 'Klasser',
  'cli.compute.field.class': 'Klasse',
  'cli.compute.field.players': 'Spillere',
  'cli.compute.field.no': 'Nr.',
  'cli.compute.field.to': 'Næste klasse',
  'cli.compute.field.suspended': 'I karantæne',
  'cli.compute.field.suspensions': 'Karantæner',
  'cli.compute.field.from': 'Fra',
  'cli.compute.field.until': 'Indtil',
  'cli.compute.field.months': 'Måneder',
  'cli.compute.field.warnings': 'Gyldige advarsler',
  'cli.compute.field.registered': 'I kartoteket',
  'cli.compute.field.date': 'Sidste dag',
  'cli.compute.field.rank': 'Plads',
  'cli.compute.field.sum': 'Sum',
  'cli.compute.field.counted': 'Tæller',
  'cli.compute.field.notHeld': 'Ikke afholdt',
  'cli.compute.field.order': 'Rækkefølge',
  'cli.compute.field.bonus': 'Bonuspoint',
  'cli.compute.field.struck': 'Slettet',
  'cli.compute.field.refused': 'Afvist',
  'cli.compute.field.act': 'Handling',
  'cli.compute.field.code': 'Kode',
  'cli.compute.field.value': 'Værdi',
  'cli.compute.field.scores': 'Regnskab',
};

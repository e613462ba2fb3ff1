import type { computeTexts as reference } from '../en/compute.ts';
import type { Translation } from '../texts.ts';

/** The arbiter's compute of a round of the Dutch system: its columns and what stands in them. */
export const computeTexts: Translation<typeof reference> = {
  'cli.command.compute': 'en regel fra reglementet for sig, ud fra et spørgsmål i JSON',
  'cli.argument.compute-rule': 'reglen (candidate-result, promotion …)',
  'cli.argument.compute-file': 'JSON-fil med spørgsmålet; - læser standardinput',
  'cli.option.explain-compute': 'angiv reglerne bag hver del, efter paragraf',
  'cli.usage.compute-rule': 'reglen »{text}« findes ikke; der er {known}',
  'cli.compute.candidate-result': 'den score, der er et kandidatresultat (DSU 2002 §26)',
  'cli.compute.promotion':
    'hvem der rykker op og ned i et mesterskab med klasser (Tempelhof 2018 III.A.3)',
  'cli.compute.player': 'Nr. {no}',
  'cli.compute.yes': 'ja',
  'cli.compute.no': 'nej',
  'cli.compute.field.needed': 'Krævede point',
  'cli.compute.field.classes': 'Klasser',
  'cli.compute.field.class': 'Klasse',
  'cli.compute.field.players': 'Spillere',
  'cli.compute.field.no': 'Nr.',
  'cli.compute.field.to': 'Næste klasse',
};

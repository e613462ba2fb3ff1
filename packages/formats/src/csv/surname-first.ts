/** Particles that belong to the following surname; in small letters they are nothing else. */
const particles = new Set(
  "af av aus da dal das de del della den der des di do dos du el la las le los op 't te ten ter van vom von zu zum zur".split(
    ' ',
  ),
);

/** Particles that, even with a capital letter, are not first or middle names. */
const capital = new Set([
  'De',
  'Del',
  'Della',
  'Den',
  'Der',
  'Di',
  'Du',
  'Ten',
  'Ter',
  'Vom',
  'Von',
]);

/** "Van" is a name in Vietnam; it is a particle only before another one. */
const isParticle = (word: string, next: string): boolean =>
  particles.has(word) || capital.has(word) || (word === 'Van' && particles.has(next));

/**
 * "Ida Hansen" as "Hansen, Ida". The last word is the surname, with the particles before it: "Jan van
 * der Berg" is "van der Berg, Jan". A single word stays as it is.
 */
export function surnameFirst(name: string): string {
  const words = name.split(' ');
  let at = words.length - 1;
  while (at > 1 && isParticle(words[at - 1] ?? '', words[at] ?? '')) at -= 1;
  return at < 1 ? name : `${words.slice(at).join(' ')}, ${words.slice(0, at).join(' ')}`;
}

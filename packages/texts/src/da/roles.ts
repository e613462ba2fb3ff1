import type { rolesTexts as reference } from '../en/roles.ts';
import type { Translation } from '../texts.ts';

/** What roles are given for, and what they may. */
export const rolesTexts: Translation<typeof reference> = {
  'roles.title': 'Hvem må hvad',
  'roles.what':
    'Hver kolonne er en rolle, som en konto eller et link kan have; et mærke betyder, at rollen må. Rettigheder lægges sammen: den, der har to roller, må, hvad en af dem må. En rolle gives for hele organisationen, for én turnering eller, som link, for nogle brætter og noget tid; dér gælder den og ingen andre steder.',
  'roles.act': 'Hvad',
  'roles.given-for': 'Gives for',
  'roles.may': 'må',
  'roles.may-not': 'må ikke',
  'scope.organisation': 'organisationen',
  'scope.event': 'en turnering',
  'scope.task': 'et link',
  'act.read-public': 'Se det offentlige',
  'act.sign-in': 'Logge ind',
  'act.keep-own-account': 'Passe sin egen konto',
  'act.see-organisation': 'Se organisationens beskeder',
  'act.change-organisation': 'Ændre, hvad organisationen siger',
  'act.keep-accounts': 'Passe konti',
  'act.see-people': 'Se, hvem der står i registret',
  'act.keep-people': 'Ændre registret: personer, klubber, medlemskaber',
  'act.see-contact': 'Se og tage kontaktoplysninger ud',
  'act.make-event': 'Oprette en turnering',
  'act.see-boards': 'Se brætterne i offentliggjorte runder',
  'act.see-event': 'Se alt i en turnering',
  'act.take-out-event': 'Hente en turnerings filer',
  'act.put-away-event': 'Arkivere og fjerne en turnering',
  'act.change-event': 'Ændre indstillinger og præmier',
  'act.finish-event': 'Afslutte og genåbne en turnering',
  'act.erase-person': 'Slette en person',
  'act.keep-links': 'Lave og tilbagekalde links til hjælpere',
  'act.keep-entries': 'Føre deltagerlisten',
  'act.pair': 'Sætte og offentliggøre runder',
  'act.undo': 'Fortryde',
  'act.enter-result': 'Skrive et resultat',
  'act.correct-result': 'Rette et resultat',
};

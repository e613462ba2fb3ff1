import type { webhooksTexts as reference } from '../en/webhooks.ts';
import type { Translation } from '../texts.ts';

/** Addresses that are told of published rounds and results. */
export const webhooksTexts: Translation<typeof reference> = {
  'webhook.title': 'Besked til andre programmer',
  'webhook.what':
    'Offentliggjorte runder og resultater sendes til disse adresser, så snart besøgende ser dem, og intet andet. Hver besked er signeret med adressens egen hemmelighed.',
  'webhook.none': 'Intet program får besked.',
  'webhook.address-hint': 'Begynder med https:// og modtager beskeder som JSON med POST.',
  'webhook.make': 'Tilføj adresse',
  'webhook.once':
    'Hemmeligheden vises kun denne ene gang. Med den kontrollerer programmet, hvad det får:',
  'webhook.removed': 'Adressen får ikke flere beskeder.',
  'webhook.remove': 'Fjern',
  'webhook.test': 'Send en testbesked',
  'webhook.untried': 'Der er ikke sendt noget endnu.',
  'webhook.last': 'Sidste besked {moment}: {answer}',
  'webhook.answer': 'besvaret med {status}',
  'webhook.failed-unknown-host': 'adressen findes ikke',
  'webhook.failed-private': 'adressen er på dette netværk, hvilket denne server ikke tillader',
  'webhook.failed-too-slow': 'intet svar inden for ti sekunder',
  'webhook.failed-no-connection': 'ingen svarer dér',
  'webhook.failed-certificate': 'certifikatet er ikke gyldigt',
  'webhook.taken': '{count|én besked|{count} beskeder} modtaget',
  'webhook.next': 'Prøves igen {moment}.',
  'webhook.off':
    'Slået fra {moment}, fordi intet blev modtaget dér i tre dage. Det, der ikke blev sendt, sendes, når en testbesked er modtaget.',

  // Tokens with which programs use the API.
  'token.title': 'Nøgler til programmer',
  'token.what':
    'Et program bruger API’et med en nøgle, i dit navn og med den rettighed, du giver det her, højst en af dine egne. Mister du den, mister programmet den også. Nøglen sendes som »Authorization: Bearer …«.',
  'token.none': 'Intet program har en nøgle.',
  'token.name': 'Hvad programmet hedder',
  'token.right': 'Hvad det må',
  'token.make': 'Lav en nøgle',
  'token.once':
    'Nøglen vises denne ene gang. Gem den, hvor programmet finder den, og intet andet sted:',
  'token.made': 'Lavet',
  'token.never': 'aldrig',
  'token.revoked': 'Nøglen er tilbagekaldt.',
};

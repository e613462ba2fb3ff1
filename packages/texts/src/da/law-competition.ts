import type { lawCompetitionTexts as reference } from '../en/law-competition.ts';
import type { Translation } from '../texts.ts';

export const lawCompetitionTexts: Translation<typeof reference> = {
  'law.title-offering-a-draw': 'Remistilbud',
  'law.text-offering-a-draw':
    'Efter eget træk og før uret trykkes; ellers gælder tilbuddet, men kan være en forstyrrelse. Ingen betingelser, ingen fortrydelse; det står, til det er taget, afslået med ord eller ved berøring af en brik, eller partiet er slut. Begge noterer (=). Et krav om remis er også et tilbud.',
  'law.in-2001-offering-a-draw': 'Intet begrænser tilbud.',
  'law.in-2023-offering-a-draw':
    'Reglementet kan forbyde aftalt remis, helt eller før et antal træk, uden turneringslederens samtykke (9.1.1).',
  'law.title-same-position-three-times': 'Samme stilling tre gange',
  'law.text-same-position-three-times':
    'På krav af spilleren i trækket: den samme stilling står tredje gang, eller vil stå efter det træk, han noterer og ikke udfører. Den samme: samme spiller i trækket, samme slags brikker på samme felter, samme mulige træk for begge.',
  'law.in-2001-same-position-three-times':
    'Ikke den samme: et slag en passant er bortfaldet, eller en ret til rokade er ændret, for altid eller midlertidigt.',
  'law.in-2023-same-position-three-times':
    'Det noterede træk kan ikke ændres. Ikke den samme: et slag en passant var muligt først; en ret til rokade er tabt ved træk med konge eller tårn. En rokade, der blot er hindret, ændrer intet.',
  'law.title-fifty-moves': 'Halvtreds træk',
  'law.text-fifty-moves':
    'På krav af spilleren i trækket: de sidste halvtreds træk af hver uden bondetræk og uden slag, eller de bliver det med det træk, han noterer og ikke udfører.',
  'law.title-claim-lost': 'Når kravet er tabt',
  'law.text-claim-lost': 'Retten til at kræve ved dette træk er væk.',
  'law.in-2001-claim-lost': 'Når et træk udføres uden krav.',
  'law.in-2023-claim-lost': 'Allerede når en brik røres for at flytte eller slå.',
  'law.title-claiming': 'Kravet og svaret',
  'law.text-claiming':
    'Urene standses; et krav kan ikke trækkes tilbage. Rigtigt: straks remis. Forkert: partiet fortsætter, og et træk, der blev noteret til kravet, udføres.',
  'law.in-2001-claiming':
    'Forkert: tre minutter til modstanderen. Den, der krævede, mister halvdelen af sin tid, højst tre minutter; mellem et og to minutter beholder han ét; under ét minut tages intet.',
  'law.in-2023-claiming': 'Forkert: to minutter til modstanderen (hurtig- og lynskak: ét).',
  'law.title-dead-position': 'Død stilling',
  'law.text-dead-position':
    'En stilling, hvor mat ikke kan opstå ved nogen lovlige træk, selv de dårligste, afslutter partiet: remis.',
  'law.title-drawn-without-claim': 'Fem gange, femoghalvfjerds træk',
  'law.text-drawn-without-claim':
    'Remis uden krav: den samme stilling femte gang; femoghalvfjerds træk af hver uden bonde og slag, medmindre det sidste sætter mat.',
  'law.title-quickplay-finish': 'Hurtigafslutning',
  'law.text-quickplay-finish':
    'Partiets sidste del, hvor alle resterende træk skal udføres på begrænset tid.',
  'law.in-2001-quickplay-finish': 'Den er en del af reglerne.',
  'law.in-2023-quickplay-finish':
    'Retningslinjerne gælder kun, hvor de er bekendtgjort, i langskak og hurtigskak uden tillæg, aldrig i lynskak.',
  'law.title-claim-in-quickplay': 'Krav med under to minutter',
  'law.text-claim-in-quickplay':
    'Spilleren i trækket med under to minutter standser urene og kræver remis: modstanderen kan ikke vinde på normal vis eller forsøger det ikke. Turneringslederen dømmer remis, udsætter svaret (han kan give modstanderen to minutter, ser til og afgør det senest, når en fane er faldet) eller afslår (to minutter til modstanderen).',
  'law.in-2001-claim-in-quickplay': 'Hans afgørelse er endelig.',
  'law.in-2023-claim-in-quickplay': 'Kun hvor der ikke er bedt om tillæg efter III.4.',
  'law.title-asking-for-increment': 'Bede om fem sekunder pr. træk',
  'law.text-asking-for-increment':
    'Med under to minutter må spilleren i trækket bede om fem sekunder pr. træk til begge; det er et remistilbud. Afslås det, og er turneringslederen enig, indstilles urene sådan, og modstanderen får to minutter.',
  'law.title-points': 'Point',
  'law.text-points': 'Gevinst 1, remis ½, tab 0, medmindre andet er bekendtgjort.',
  'law.in-2001-points': 'Mere siges ikke.',
  'law.in-2023-points':
    'De to får aldrig tilsammen mere, end partiet giver; hver får kun point, som partiet kender, aldrig ¾ og ¼.',
  'law.title-disrepute': 'Opførsel',
  'law.text-disrepute': 'Spillerne gør intet, der bringer skakspillet i vanry.',
  'law.title-forbidden-help': 'Hjælpemidler og apparater',
  'law.text-forbidden-help':
    'Under partiet ingen notater, råd eller andre kilder, ingen analyse på et andet bræt. Listen er kun til træk, tider, remistilbud og krav.',
  'law.in-2001-forbidden-help': 'Apparater nævnes ikke.',
  'law.in-2023-forbidden-help':
    'Intet elektronisk apparat på spillestedet uden godkendelse, medmindre stævnet tillader et slukket i en taske, som ikke røres. På kroppen taber det partiet, hvis stævnet ikke har en mildere straf. Turneringslederen kan lade tasker og tøj undersøge, i enrum og af en af samme køn. Rygning kun, hvor det er tilladt.',
  'law.title-finished-players': 'Spillere, der er færdige',
  'law.text-finished-players': 'De regnes som tilskuere.',
  'law.title-leaving': 'Forlade salen',
  'law.text-leaving':
    'Spillestedet er salen med toiletter, kantine, rygeplads og hvad turneringslederen ellers nævner. Ingen forlader det uden hans tilladelse, og spilleren i trækket forlader ikke spillelokalet uden den.',
  'law.in-2001-leaving': 'Andre i spillelokalet nævnes ikke.',
  'law.in-2023-leaving':
    'Den, der hverken er spiller eller turneringsleder, skal have tilladelse til spillelokalet; stævnet kan kræve, at den, der ikke er i trækket, siger til, når han går ud.',
  'law.title-disturbing': 'Forstyrre modstanderen',
  'law.text-disturbing':
    'Ingen forstyrrelse eller gene på nogen måde, heller ikke ved urimelige krav eller remistilbud.',
  'law.in-2001-disturbing': 'Støj nævnes ikke.',
  'law.in-2023-disturbing': 'Også en kilde til støj nævnes.',
  'law.title-conduct-is-penalised': 'Overtrædelser straffes',
  'law.text-conduct-is-penalised':
    'En overtrædelse af reglerne om opførsel fører til en straf fra listen.',
  'law.in-2001-conduct-is-penalised': 'Den kan straffes (13.4).',
  'law.in-2023-conduct-is-penalised': 'Den skal straffes (12.9).',
  'law.title-refusing-the-laws': 'Nægte at følge reglerne',
  'law.text-refusing-the-laws':
    'Den, der bliver ved med at nægte at følge reglerne, taber; turneringslederen afgør modstanderens point.',
  'law.title-both-refuse': 'Begge nægter',
  'law.text-both-refuse': 'Er begge skyldige, er partiet tabt for begge.',
  'law.title-right-to-ask-and-appeal': 'Spørge og klage',
  'law.text-right-to-ask-and-appeal':
    'En spiller må få reglerne forklaret af turneringslederen og må klage over en afgørelse, selv om han har skrevet under, medmindre reglementet siger andet.',
  'law.title-players-help-with-claims': 'Hjælpe med at rekonstruere',
  'law.text-players-help-with-claims':
    'Begge hjælper turneringslederen med at rekonstruere. Gentagelser og halvtreds træk efterprøves af spillerne under hans opsyn.',
  'law.title-seeing-to-the-laws': 'Turneringslederen våger over reglerne',
  'law.text-seeing-to-the-laws': 'Han påser, at reglerne overholdes.',
  'law.title-duties': 'Turneringslederens pligter',
  'law.text-duties':
    'Gode forhold, ingen forstyrrelser, turneringens afvikling, det bedste for den.',
  'law.in-2001-duties': 'Mere nævnes ikke.',
  'law.in-2023-duties':
    'Også fair play og tiltagene for det, og hensyn til spillere med handicap og til dem, der har brug for lægehjælp.',
  'law.title-watching-games': 'Overvåge partierne',
  'law.text-watching-games':
    'Han ser til partierne, især i tidnød, sætter sine afgørelser igennem og straffer, hvor det er på sin plads.',
  'law.title-assistants': 'Assistenter',
  'law.text-assistants':
    'Turneringslederen kan lade assistenter følge partier, f.eks. når flere er i tidnød.',
  'law.title-penalties': 'Straffe',
  'law.text-penalties':
    'Advarsel; mere tid til modstanderen; mindre tid til den skyldige; færre point til den skyldige; flere til modstanderen, højst hvad partiet giver; tab af partiet; bortvisning.',
  'law.in-2001-penalties': 'Listen er 13.4 a til g.',
  'law.in-2023-penalties':
    'Listen er 12.9.1 til 12.9.9 med to mere: en bøde, der er bekendtgjort, og udelukkelse fra en eller flere runder. Ved tab afgør turneringslederen modstanderens point.',
  'law.title-time-for-disturbance': 'Tid ved forstyrrelse',
  'law.text-time-for-disturbance':
    'Efter en forstyrrelse udefra kan turneringslederen give den ene eller begge mere tid.',
  'law.title-no-interference-by-arbiter': 'Turneringslederen griber ikke ind',
  'law.text-no-interference-by-arbiter':
    'Kun hvor reglerne siger det. Han siger ikke, hvor mange træk der er spillet, undtagen efter et fanefald (8.5), og heller ikke, at modstanderen har trukket.',
  'law.in-2001-no-interference-by-arbiter': 'Et glemt ur nævnes ikke.',
  'law.in-2023-no-interference-by-arbiter': 'Heller ikke, at uret ikke er trykket.',
  'law.title-no-interference-by-others': 'Tilskuere og andre spillere',
  'law.text-no-interference-by-others':
    'De taler ikke om et parti og griber ikke ind. Turneringslederen kan bortvise dem.',
  'law.in-2001-no-interference-by-others': 'Om at sige noget til turneringslederen står der intet.',
  'law.in-2023-no-interference-by-others':
    'Den, der ser en uregelmæssighed, må sige det til turneringslederen, og kun til ham.',
  'law.title-phones': 'Telefoner',
  'law.text-phones':
    'På spillestedet og i de omgivelser, turneringslederen nævner, bruger ingen telefon eller lignende uden hans tilladelse.',
  'law.title-question-to-fide': 'Spørgsmål til FIDE',
  'law.text-question-to-fide': 'Et forbund kan bede FIDE om en officiel afgørelse om reglerne.',
};

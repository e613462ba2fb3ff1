import type { copiesTexts as reference } from '../en/copies.ts';
import type { Translation } from '../texts.ts';

/** The page about copies of everything: download, second place, restoring, a new machine. */
export const copiesTexts: Translation<typeof reference> = {
  'copies.title': 'Sikkerhedskopi og flytning',
  'copies.what':
    'Alt i én fil: alle turneringer og stævner, registret, klubåret, ratingtal, penge, indstillinger og konti. Pas på den som på medlemslisten: der står fødselsdatoer og adresser i den.',
  'copies.download': 'Hent alt',
  'copies.downloaded': 'Senest hentet herfra {when}.',
  'copies.never-downloaded': 'Endnu ikke hentet herfra.',
  'copies.rounds':
    'Desuden gemmer Rokade selv en kopi af hver turnering, når en runde offentliggøres, og af de andre bøger undervejs; senest {when}. De kopier ligger på denne maskine, i {folder}, og hjælper ikke, hvis den går tabt.',
  'copies.rounds-none':
    'Desuden gemmer Rokade selv en kopi af hver turnering, når en runde offentliggøres. De kopier ligger på denne maskine, i {folder}, og hjælper ikke, hvis den går tabt.',
  'copies.in-database':
    'Data ligger i en PostgreSQL-database. Den, der driver den, tager og genskaber dens kopier (pg_dump); filen herunder kan genskabes i en mappe, fx på en bærbar til et enkelt stævne.',
  'copies.second-place': 'Et andet sted',
  'copies.second-place-what':
    'Rokade lægger også selv en kopi af alt i denne mappe, højst hvert tiende minut og kun når noget er ændret. De sidste ti dage gemmes, én fil om dagen.',
  'copies.folder': 'Mappe',
  'copies.folder-hint':
    'På den maskine, som Rokade kører på: et USB-stik eller en mappe, der synkroniseres til et andet sted. For eksempel D:\\Rokade, /media/usb/rokade eller /Users/ida/Dropbox/Rokade.',
  'copies.use-folder': 'Brug denne mappe',
  'copies.use-none': 'Intet andet sted',
  'copies.folder-used': 'Kopierne gemmes nu i {folder}. Den første ligger der.',
  'copies.none-used': 'Der er ikke længere noget andet sted. Kopierne dér bliver liggende.',
  'copies.copy-now': 'Tag en kopi nu',
  'copies.copied': 'Dagens kopi ligger i {folder}.',
  'copies.kept': 'Den nyeste kopi dér er fra {when} ({size}); {count|én dag|{count} dage} er gemt.',
  'copies.kept-none': 'Der er ingen kopi i {folder} endnu.',
  'copies.file': 'Fil',
  'copies.restore': 'Genskab fra en fil',
  'copies.restore-what':
    'Filen, der blev hentet her, eller en fra det andet sted. Du ser først, hvad der er i den; intet erstattes, før du siger til.',
  'copies.restore-look': 'Se, hvad der er i filen',
  'copies.holds':
    'I filen er der {tournaments|én turnering|{tournaments} turneringer}, {events|ét stævne|{events} stævner}, {contests|én konkurrence|{contests} konkurrencer} i klubåret og {accounts|én konto|{accounts} konti}, med register og indstillinger.',
  'copies.newest': 'Det nyeste i den er fra {when}.',
  'copies.holds-damaged':
    '{count|Én historik|{count} historikker} i den var allerede beskadiget, da kopien blev taget.',
  'copies.replace-what':
    'Alt, hvad der er noteret her siden da, vises ikke længere. Det, der er her nu, lægges til side i datamappen, i en mappe, der hedder »replaced-…«. Alle logges ud; log ind med en konto fra kopien.',
  'copies.replace-yes': 'Ja, erstat alt, hvad der er her nu',
  'copies.replace': 'Genskab denne kopi',
  'copies.restored': 'Kopien er genskabt. Log ind med en konto, der er i den.',
  'copies.new-machine': 'En ny maskine',
  'copies.new-machine-1':
    'På den gamle maskine: hent alt. Er den gået tabt, så tag den nyeste fil fra det andet sted.',
  'copies.new-machine-2':
    'På den nye maskine: installér Rokade, og start den. Den skriver et link.',
  'copies.new-machine-3':
    'Åbn linket, vælg »{restore}«, og giv den filen. Alt er, som det var, med de samme konti og adgangskoder.',
  'copies.new-machine-4':
    'Hent ratinglisterne på ny (de er ikke i nogen kopi), vælg det andet sted, og brug ikke den gamle maskine mere: de to kender ikke hinanden.',
  'copies.set-up-what':
    'Har du brugt Rokade på en anden maskine? Giv den filen med alt derfra i stedet for at oprette en konto.',
};

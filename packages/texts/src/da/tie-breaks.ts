import type { tieBreaksTexts as reference } from '../en/tie-breaks.ts';
import type { Translation } from '../texts.ts';

/** Names of all tie-breaks of players and teams, what they are, and the orders to choose from. */
export const tieBreaksTexts: Translation<typeof reference> = {
  // What each tie-break is called.
  'tie-break.name.DSU-AK': 'Almindelig korrektion',
  'tie-break.name.DSU-SB': 'Sonneborn-Berger',
  'tie-break.name.DSU-MK': 'Middelkorrektion',
  'tie-break.name.SKT-BH': 'Buchholz (Tempelhof)',
  'tie-break.name.SKT-FBH': 'Forfinet Buchholz (Tempelhof)',
  'tie-break.name.SKT-SB': 'Sonneborn-Berger (Tempelhof)',
  'tie-break.name.SKT-PTS': 'Korrigerede point (Tempelhof)',
  'tie-break.name.KZR-PTS': 'Keizer-point',
  'tie-break.name.SKT-DE': 'Indbyrdes opgør om titlen (Tempelhof)',
  'tie-break.name.SKT-BW': 'Berlinsk vægtning',
  'tie-break.name.PTS': 'Point',
  'tie-break.name.DE': 'Indbyrdes opgør',
  'tie-break.name.WIN': 'Antal sejre',
  'tie-break.name.WON': 'Vundne partier',
  'tie-break.name.BPG': 'Partier med sort',
  'tie-break.name.BWG': 'Sejre med sort',
  'tie-break.name.PS': 'Progressiv score',
  'tie-break.name.REP': 'Runder, man ville spille',
  'tie-break.name.STD': 'Standardpoint',
  'tie-break.name.TPN': 'Startnummer',
  'tie-break.name.RTNG': 'Rating',
  'tie-break.name.BH': 'Buchholz',
  'tie-break.name.FB': 'Buchholz før sidste runde',
  'tie-break.name.AOB': 'Modstandernes gennemsnitlige Buchholz',
  'tie-break.name.BHS': 'Sum af Buchholz',
  'tie-break.name.SB': 'Sonneborn-Berger',
  'tie-break.name.KS': 'Koya',
  'tie-break.name.ARO': 'Modstandernes gennemsnitsrating',
  'tie-break.name.TPR': 'Turneringspræstation',
  'tie-break.name.PTP': 'Eksakt turneringspræstation',
  'tie-break.name.APRO': 'Modstandernes gennemsnitlige præstation',
  'tie-break.name.APPO': 'Modstandernes gennemsnitlige eksakte præstation',
  'tie-break.name.MP': 'Matchpoint',
  'tie-break.name.GP': 'Partipoint',
  'tie-break.name.MPvGP': 'Den anden pointsum',
  'tie-break.name.BC': 'Brætsum',
  'tie-break.name.TBR': 'Øverste brætter',
  'tie-break.name.BBE': 'Uden nederste brætter',
  'tie-break.name.EMMSB': 'Sonneborn-Berger, matchpoint × matchpoint',
  'tie-break.name.EMGSB': 'Sonneborn-Berger, matchpoint × partipoint',
  'tie-break.name.EGMSB': 'Sonneborn-Berger, partipoint × matchpoint',
  'tie-break.name.EGGSB': 'Sonneborn-Berger, partipoint × partipoint',
  'tie-break.name.EDE': 'Udvidet indbyrdes opgør',
  'tie-break.name.EDET': 'Udvidet indbyrdes opgør, derefter øverste brætter',
  'tie-break.name.EDEB': 'Udvidet indbyrdes opgør, derefter uden nederste brætter',
  'tie-break.name.EDEBT': 'Udvidet indbyrdes opgør, derefter brætsum og øverste brætter',
  'tie-break.name.EDEBB': 'Udvidet indbyrdes opgør, derefter brætsum og uden nederste brætter',
  'tie-break.name.SSSC': 'Point og modstandernes styrke',

  // What each tie-break is, in a sentence.
  'tie-break.about.DSU-AK':
    'Modstandernes point lagt sammen uden de to laveste. Står spillere stadig lige, tages den næstlaveste med og derefter den laveste; de tal står efter skråstregen.',
  'tie-break.about.DSU-SB':
    'Pointene for de modstandere, man har vundet over, og halvdelen af pointene for dem, man har spillet remis med.',
  'tie-break.about.DSU-MK':
    'Modstandernes point lagt sammen uden lige mange af de højeste og de laveste. Står spillere stadig lige, tages de inderste af dem med igen, et par ad gangen.',
  'tie-break.about.SKT-BH':
    'Modstandernes point lagt sammen; udgåede modstandere tages ud, og summen forhøjes i forholdet mellem runderne.',
  'tie-break.about.SKT-FBH': 'Modstandernes Buchholz lagt sammen.',
  'tie-break.about.SKT-SB':
    'Pointene for de besejrede modstandere og halvdelen for remis; udgåede modstandere tages ud, og summen forhøjes i forholdet mellem partierne.',
  'tie-break.about.SKT-PTS':
    'Egne point uden dem mod udgåede modstandere, forhøjet i forholdet mellem partierne. Forrest i rækken afgør de placeringen i stedet for pointene.',
  'tie-break.about.KZR-PTS':
    'Summen af de slagne modstanderes værdier, halvdelen ved remis, og dele af egen værdi for runder uden parti. Værdierne følger af ranglisten selv.',
  'tie-break.about.SKT-DE':
    'Resultaterne mellem dem, der står lige i spidsen: afgør kun førstepladsen.',
  'tie-break.about.SKT-BW':
    'Pointene på hvert bræt ganget med brættets nummer nedefra: bræt 1 af fire tæller fire gange.',
  'tie-break.about.PTS': 'Pointene selv.',
  'tie-break.about.DE': 'Stillingen i partierne mellem dem, der står lige.',
  'tie-break.about.WIN':
    'Runder, der gav point som for en sejr, spillede eller ej; efter reglerne fra 2012 kun vundne partier.',
  'tie-break.about.WON': 'Partier vundet ved brættet.',
  'tie-break.about.BPG': 'Partier spillet med de sorte brikker.',
  'tie-break.about.BWG': 'Partier vundet ved brættet med de sorte brikker.',
  'tie-break.about.PS': 'Summen af stillingen efter hver runde.',
  'tie-break.about.REP': 'Alle runder undtagen fravalgte runder og udeblivelser.',
  'tie-break.about.STD':
    'Et point for hver runde med flere point end modstanderen, et halvt for lige mange.',
  'tie-break.about.TPN': 'Turneringens startnummer, det laveste foran.',
  'tie-break.about.RTNG': 'Egen rating, den højeste foran.',
  'tie-break.about.BH':
    'Modstandernes point lagt sammen; for egne uspillede runder indgår en fiktiv modstander.',
  'tie-break.about.FB': 'Buchholz, som om alle partier i sidste runde var endt remis.',
  'tie-break.about.AOB': 'Gennemsnittet af Buchholz for dem, man har mødt ved brættet.',
  'tie-break.about.BHS': 'Modstandernes Buchholz lagt sammen.',
  'tie-break.about.SB': 'Hver modstanders point ganget med det, man fik mod ham.',
  'tie-break.about.KS': 'Point mod dem, der har mindst halvdelen af de mulige point.',
  'tie-break.about.ARO': 'Gennemsnittet af ratingtallene for dem, man har mødt ved brættet.',
  'tie-break.about.TPR':
    'Modstandernes gennemsnitsrating og den forskel, som resultatet svarer til.',
  'tie-break.about.PTP': 'Den laveste rating, med hvilken resultatet kunne forventes.',
  'tie-break.about.APRO': 'Gennemsnittet af modstandernes turneringspræstationer.',
  'tie-break.about.APPO': 'Gennemsnittet af modstandernes eksakte turneringspræstationer.',
  'tie-break.about.MP': 'To point for en vundet holdkamp og ét for en uafgjort.',
  'tie-break.about.GP': 'Holdets point på alle brætter.',
  'tie-break.about.MPvGP': 'Partipoint, hvor matchpoint afgør stillingen, og omvendt.',
  'tie-break.about.BC':
    'Pointene på hvert bræt ganget med brættets nummer; den laveste sum står foran.',
  'tie-break.about.TBR': 'Pointene på bræt 1, derefter på bræt 2 og så videre.',
  'tie-break.about.BBE':
    'Pointene uden det nederste bræt, derefter uden de to nederste og så videre.',
  'tie-break.about.EMMSB': 'Hver modstanders matchpoint ganget med matchpointene mod holdet.',
  'tie-break.about.EMGSB': 'Hver modstanders matchpoint ganget med partipointene mod holdet.',
  'tie-break.about.EGMSB': 'Hver modstanders partipoint ganget med matchpointene mod holdet.',
  'tie-break.about.EGGSB': 'Hver modstanders partipoint ganget med partipointene mod holdet.',
  'tie-break.about.EDE':
    'Indbyrdes opgør efter den ene pointsum og, hvis den ikke skiller nogen, efter den anden.',
  'tie-break.about.EDET':
    'Udvidet indbyrdes opgør; to hold, der stadig står lige, skilles af deres egne brætter oppefra.',
  'tie-break.about.EDEB':
    'Udvidet indbyrdes opgør; to hold, der stadig står lige, skilles af deres egne brætter uden de nederste.',
  'tie-break.about.EDEBT':
    'Udvidet indbyrdes opgør; to hold, der stadig står lige, skilles af brætsum og øverste brætter i deres egen kamp.',
  'tie-break.about.EDEBB':
    'Udvidet indbyrdes opgør; to hold, der stadig står lige, skilles af brætsum og brætterne uden de nederste i deres egen kamp.',
  'tie-break.about.SSSC':
    'Den anden pointsum og Buchholz divideret med en faktor, der gør dem sammenlignelige.',

  // The heads of columns; FIDE’s tie-breaks go by their codes.
  'tie-break.short.DSU-AK': 'Korr.',
  'tie-break.short.DSU-SB': 'SB',
  'tie-break.short.DSU-MK': 'Mkorr.',
  'tie-break.short.SKT-BH': 'Bh',
  'tie-break.short.SKT-FBH': 'FBh',
  'tie-break.short.SKT-SB': 'SB',
  'tie-break.short.SKT-PTS': 'Kpt.',
  'tie-break.short.KZR-PTS': 'Keizer',
  'tie-break.short.SKT-DE': 'Titel',
  'tie-break.short.SKT-BW': 'BW',

  // How modifiers change a tie-break's name.
  'tie-break.with.cut': 'uden {lowest|den laveste|de {lowest} laveste}',
  'tie-break.with.median':
    'uden {lowest|den laveste og den højeste|de {lowest} laveste og de {lowest} højeste}',
  'tie-break.with.forfeits-as-played': 'kampløse partier som spillede',
  'tie-break.with.fore': 'sidste runde som remis',
  'tie-break.with.reversed': 'omvendt',
  'tie-break.with.limit': 'grænsen flyttet {limitShift} halve point',
  'tie-break.with.factor': 'divideret med {factor}',
  'tie-break.with.MP': 'matchpoint',
  'tie-break.with.GP': 'partipoint',

  // The ready-made orders.
  'tie-break.preset.dsu-group': 'DSU, alle mod alle: Sonneborn-Berger',
  'tie-break.preset.dsu-swiss': 'DSU, Monrad og nordisk: almindelig korrektion',
  'tie-break.preset.dsu-swiss-middle': 'DSU, Monrad og nordisk: middelkorrektion',
  'tie-break.preset.tempelhof-round-robin': 'Tempelhof, alle mod alle',
  'tie-break.preset.tempelhof-slide': 'Tempelhof, rutschsystem: delte pladser',
  'tie-break.preset.keizer': 'Keizer: Keizer-point',
  'tie-break.preset.tempelhof-swiss': 'Tempelhof, schweizer',
  'tie-break.preset.fide-2012-round-robin': 'FIDE 2012, alle mod alle (anbefalet)',
  'tie-break.preset.fide-2012-swiss': 'FIDE 2012, schweizer (anbefalet)',
  'tie-break.preset.fide-2012-swiss-all-rated': 'FIDE 2012, schweizer, alle med rating (anbefalet)',
  'tie-break.preset.fide-2012-team-round-robin': 'FIDE 2012, hold, alle mod alle (anbefalet)',
  'tie-break.preset.fide-2012-team-swiss': 'FIDE 2012, hold, schweizer (anbefalet)',
  'tie-break.preset.fide-2026-round-robin': 'FIDE i dag, alle mod alle',
  'tie-break.preset.fide-2026-swiss': 'FIDE i dag, schweizer',
  'tie-break.preset.fide-2026-team-swiss': 'FIDE i dag, hold, schweizer',
};

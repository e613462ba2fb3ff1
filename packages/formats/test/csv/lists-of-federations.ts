/** Lists of other federations and Vega's file, written after their real form with invented people. */
export const lists = {
  /** One file for each kind of play; `S` is `w` for women, `Nv` how many games were rated. */
  knsb: [
    'Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S',
    '9055882;Van der Proef, Quinten;;NED;1658;42;2012;',
    '7412345;Toets, Anna;wf;NED;2101;12;1999;w',
    '',
  ].join('\r\n'),
  fsi: [
    'Nominativo;Elo;Categoria;K Italia;Federazione;Anno Nascita;ID FSI;Sex;FIN;Elo FIDE Std;K Elo FIDE Std;Elo FIDE Rapid;Attivo;Data Nascita;Circolo Attuale;Cittadinanza',
    'DE PROVA Anna Maria;1612;2N;20;ITA;2001;123456;F;872345;1655;20;1600;1;03/05/2001;0123;ITA',
    'ESEMPIO LUCA;1440;NC;40;ITA;1988;123457;M;0;0;0;0;1;;0123;ITA',
    'POSTO LIBERO;0;NC;0;ITA;;;;;;;;;;;',
    '',
  ].join('\r\n'),
  /** A quotation mark stands before some places and is never closed. */
  cfc: [
    'CFC#,Expiry,Last,First,Prov,City,Rating,High,Active Rtg,Active High,FIDE Number,FIDE Rating',
    '100001,2026/12/31,Sample,Robert,ON,"Toronto,1802,1850,1777,1790,2600001,1790',
    '100002,2020/01/01,Trial,Jane,BC,Burnaby",1500,1500,0,0,0,0',
    '100003,,---,---,,,0,0,0,0,0,0',
    '',
  ].join('\n'),
  uscf: [
    'MEM_ID\tMEM_NAME\tSTATE\tR_LPB_RAT\tQ_LPB_RAT\tB_LPB_RAT\tGENDER\tBYEAR\tTITLE\tFEDERATION',
    '12345678\tSAMPLE,JOHN Q\tNY\t1423/12\t1390\t\tM\t1980\t\tUSA',
    '12345679\tTRIAL,ANNE\tCA\t2051\t2010*\t1999\tF\t2004\tWFM\tUSA',
    '',
  ].join('\n'),
  vega: [
    'Vega 6',
    'Torneo di prova',
    'Roma                ITA',
    '07/11/2026, 08/11/2026',
    'Arbitro Prova',
    '0.5 1.0',
    '1 2 3 0 0',
    'prova',
    '5 3 1 0 4 0',
    '1',
    ' 3',
    'NAME;COUNTRY;BIRTHDAY;SEX;TITLE;IDFIDE;FIDE;IDNAT;NAT;K;AVAILABLE',
    'Prova, Anna       ;ITA;17.05.1990;f;WFM;872345;2001;123456;1980;20; ',
    'Esempio, Luca     ;ITA;00.00.1988;m; -- ;0;0;123457;1440;40; 2',
    'Saggio, Ugo       ;SMR;1975;m;  ;0;0;0;0;0; ',
    '1 1 0 1',
    '1 2 0 3',
    '',
  ].join('\n'),
} as const;

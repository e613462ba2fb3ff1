import type { PlayerNo, TitleResult } from '@rokade/rules';
import { pointsOf } from '@rokade/rules';
import { lastPairedRound } from '../trf/paired-rounds.ts';
import type { TrfCell, TrfDocument, TrfPlayer } from '../trf/trf-document.ts';

/** FIDE's forms: title norm, tournament report, norm of a FIDE arbiter and of an international one. */
export const fideFormCodes = ['IT1', 'IT3', 'FA1', 'IA1'] as const;
export type FideFormCode = (typeof fideFormCodes)[number];

/** A field of a form; '' is left to be filled in by hand. */
export interface FideFormField {
  readonly label: string;
  readonly value: string;
}

/** A form as far as it can be filled in, in English as FIDE has them. */
export interface FideForm {
  readonly code: FideFormCode;
  readonly title: string;
  /** The player or arbiter it is about; '' for the event's own. */
  readonly about: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly fields: readonly FideFormField[];
  }[];
  /** The games of a norm, or the norms of an event; null: the form has none. */
  readonly table: {
    readonly heads: readonly string[];
    readonly rows: readonly (readonly (string | number)[])[];
  } | null;
  /** Below lines for name, date and signature. */
  readonly signatures: readonly string[];
}

/** What the forms are made from: a report file's content, and the norms made in the event. */
export interface FideFormInput {
  readonly document: TrfDocument;
  readonly norms: readonly TitleResult[];
}

const field = (label: string, value: string | number | null): FideFormField => ({
  label,
  value: value === null ? '' : String(value),
});

const isPlayed = (cell: TrfCell): cell is Extract<TrfCell, { kind: 'game' }> =>
  cell?.kind === 'game' && !['+', '-', '?'].includes(cell.result);

const federationsOf = ({ players }: TrfDocument): readonly string[] =>
  [...new Set(players.map(({ federation }) => federation))].filter((each) => each !== '').sort();

/** How many players have each title, `GM 2, IM 5`. */
function titledText({ players }: TrfDocument): string {
  const titles = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
  const counted = titles.map((title) => ({
    title,
    count: players.filter((player) => player.title === title).length,
  }));
  const found = counted.filter(({ count }) => count > 0);
  return found.length === 0
    ? 'none'
    : found.map(({ title, count }) => `${title} ${count}`).join(', ');
}

function averageRating({ players }: TrfDocument): number | null {
  const ratings = players.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  if (ratings.length === 0) return null;
  return Math.round(ratings.reduce((sum, rating) => sum + rating) / ratings.length);
}

/** The facts of the event that every form has. */
const eventFields = (document: TrfDocument): readonly FideFormField[] => {
  const { header, roundsPlanned } = document;
  return [
    field('Event', header.name),
    field('Place', header.city),
    field('Federation', header.federation),
    field('First day', header.startDate),
    field('Last day', header.endDate),
    field('System', header.type || header.system),
    field('Rounds', roundsPlanned ?? lastPairedRound(document)),
    field('Time control', header.timeControl),
  ];
};

/** The size of the event. */
const sizeFields = (document: TrfDocument): readonly FideFormField[] => {
  const { players } = document;
  const federations = federationsOf(document);
  const games = players.flatMap(({ cells }) => cells).filter(isPlayed).length / 2;
  return [
    field('Players', players.length),
    field('Rated players', players.filter(({ rating }) => rating !== null).length),
    field('Average rating', averageRating(document)),
    field('Titled players', titledText(document)),
    field(
      'Federations',
      federations.length === 0 ? '' : `${federations.length}: ${federations.join(', ')}`,
    ),
    field('Games played', games),
  ];
};

/** A person as records 102 and 112 have them: the name, and a FIDE number where one stands there. */
function personIn(text: string): { readonly name: string; readonly fideId: string } {
  const [fideId = ''] = /\b\d{5,10}\b/.exec(text) ?? [];
  const name = text
    .replace(fideId, '')
    .replaceAll(/[()[\]]/g, '')
    .trim();
  return { name, fideId };
}

function personFields({ name, fideId, title, federation, birthDate }: TrfPlayer) {
  return [
    field('Name', name),
    field('FIDE number', fideId),
    field('Federation', federation),
    field('Title', title),
    field('Date of birth', birthDate),
  ];
}

const results: Readonly<Record<string, string>> = { '1': '1', W: '1', '=': '½', D: '½' };

/** The games that count for a norm, round by round. */
function gamesOf(
  { ignored }: TitleResult,
  player: TrfPlayer,
  byNo: ReadonlyMap<PlayerNo, TrfPlayer>,
): readonly (readonly (string | number)[])[] {
  return player.cells.flatMap((cell, index) => {
    const opponent = isPlayed(cell) ? byNo.get(cell.opponent) : undefined;
    if (!isPlayed(cell) || opponent === undefined || ignored.includes(index + 1)) return [];
    const { name, fideId, federation, rating, title } = opponent;
    return [
      [index + 1, name, fideId, federation, title, rating ?? '', results[cell.result] ?? '0'],
    ];
  });
}

function normForm({ document }: FideFormInput, norm: TitleResult): readonly FideForm[] {
  const byNo = new Map(document.players.map((player) => [player.no, player]));
  const player = byNo.get(norm.no);
  if (player === undefined) return [];
  const { neededHalfPoints: needed } = norm;
  return [
    {
      code: 'IT1',
      title: `Certificate of title result: ${norm.title} norm`,
      about: player.name,
      sections: [
        { heading: 'Player', fields: personFields(player) },
        { heading: 'Event', fields: eventFields(document) },
        {
          heading: 'Result',
          fields: [
            field('Games', norm.games),
            field('Score', pointsOf(norm.halfPoints)),
            field('Score needed', needed === null ? null : pointsOf(needed)),
            field('Average of the opponents', norm.average),
            field('Performance', norm.performance),
            field('Counts as games', norm.worth),
          ],
        },
      ],
      table: {
        heads: ['Round', 'Opponent', 'FIDE number', 'Federation', 'Title', 'Rating', 'Score'],
        rows: gamesOf(norm, player, byNo),
      },
      signatures: ['Chief arbiter', 'Federation'],
    },
  ];
}

const arbiterFields = ({ header, deputyArbiters }: TrfDocument): readonly FideFormField[] => [
  field('Chief arbiter', header.chiefArbiter),
  field('Deputies and arbiters', deputyArbiters.join('; ')),
];

function reportForm({ document, norms }: FideFormInput): FideForm {
  const byNo = new Map(document.players.map((player) => [player.no, player]));
  return {
    code: 'IT3',
    title: 'Tournament report',
    about: '',
    sections: [
      { heading: 'Event', fields: eventFields(document) },
      { heading: 'Field', fields: sizeFields(document) },
      { heading: 'Arbiters', fields: arbiterFields(document) },
      {
        heading: 'Remarks',
        fields: [field('Departures from the rules', ''), field('Incidents and appeals', '')],
      },
    ],
    table: {
      heads: ['Norm', 'Player', 'FIDE number', 'Federation', 'Games', 'Score'],
      rows: norms.map(({ no, title, games, halfPoints }) => {
        const player = byNo.get(no);
        return [
          title,
          player?.name ?? '',
          player?.fideId ?? '',
          player?.federation ?? '',
          games,
          pointsOf(halfPoints),
        ];
      }),
    },
    signatures: ['Chief arbiter', 'Organiser', 'Federation'],
  };
}

/** What is judged of an arbiter, by whoever signs. */
const judged = [
  'Knowledge of the Laws of Chess and the regulations',
  'Objectivity',
  'Handling of the equipment and of the pairing program',
  'Handling of incidents',
] as const;

const arbiterTitles = {
  FA1: 'Norm of a FIDE arbiter',
  IA1: 'Norm of an international arbiter',
} as const;

function arbiterForms({ document }: FideFormInput, code: keyof typeof arbiterTitles) {
  const { header, deputyArbiters } = document;
  const people = [
    ...(header.chiefArbiter === '' ? [] : [{ text: header.chiefArbiter, role: 'Chief arbiter' }]),
    ...deputyArbiters.map((text) => ({ text, role: 'Deputy or arbiter' })),
  ];
  const sizes = sizeFields(document);
  return people.map(({ text, role }): FideForm => {
    const { name, fideId } = personIn(text);
    return {
      code,
      title: arbiterTitles[code],
      about: name,
      sections: [
        {
          heading: 'Arbiter',
          fields: [
            field('Name', name),
            field('FIDE number', fideId),
            field('Federation', ''),
            field('Title so far', ''),
            field('Date of birth', ''),
            field('Role in the event', role),
          ],
        },
        { heading: 'Event', fields: [...eventFields(document), ...sizes] },
        { heading: 'Judgement', fields: judged.map((label) => field(label, '')) },
      ],
      table: null,
      signatures: ['Chief arbiter', 'Organiser', 'Federation'],
    };
  });
}

/**
 * FIDE's forms of an event, filled in as far as its book has the facts: a title result for each norm,
 * the tournament report, and a norm report of both kinds for each arbiter.
 *
 * @article FIDE B.01 1.8; B.06
 */
export const fideForms = (input: FideFormInput): readonly FideForm[] => [
  ...input.norms.flatMap((norm) => normForm(input, norm)),
  reportForm(input),
  ...arbiterForms(input, 'FA1'),
  ...arbiterForms(input, 'IA1'),
];

/** A form as the rows of a sheet; an empty second cell is to be filled in. */
export const fideFormRows = ({
  title,
  code,
  sections,
  table,
  signatures,
}: FideForm): readonly (readonly (string | number)[])[] => [
  [code, title],
  [],
  ...sections.flatMap(({ heading, fields }) => [
    [heading],
    ...fields.map(({ label, value }) => [label, value]),
    [],
  ]),
  ...(table === null ? [] : [table.heads, ...table.rows, []]),
  ...signatures.map((who) => [`${who}: name, date, signature`, '']),
];

/** Names of sheets, at most 31 characters and each once: `FA1`, `IT1 2`. */
export function fideFormNames(forms: readonly FideForm[]): readonly string[] {
  return forms.map(({ code }, index) => {
    const before = forms.slice(0, index).filter((form) => form.code === code).length;
    return before === 0 ? code : `${code} ${before + 1}`;
  });
}

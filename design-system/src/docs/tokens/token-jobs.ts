import type { TokenRow } from '../../theme/token-row.ts';

/** What designers look for, in page order: a description and the names of the tokens. */
const jobs: readonly { job: string; does: string; names: RegExp }[] = [
  { job: 'Action', does: 'What people can press, and what they have chosen.', names: /^color\.(?:action|onAction)/ },
  { job: 'Savings', does: 'What is saved or won: the one yellow.', names: /^color\.(?:savings|onSavings)$/ },
  { job: 'Feedback', does: 'How something went.', names: /^color\.(?:success|warning|error)/ },
  { job: 'Surface', does: 'Backgrounds.', names: /^color\.(?:surface|track|scrim)/ },
  { job: 'Text', does: 'The color of words and icons.', names: /^color\.(?:ink|onInverse)/ },
  {
    job: 'Border and focus',
    does: 'Borders, rules, and the focus ring.',
    names: /^color\.(?:hairline|borderControl|focus)$|^control\.(?:edge|strong|ring)$/,
  },
  { job: 'Games', does: 'Game art, and nothing else.', names: /^color\.(?:play|onPlay)/ },
  { job: 'Type', does: 'Faces, sizes, line heights, and weights.', names: /^(?:text|leading|font|weight|display)\./ },
  { job: 'Space', does: 'The 4 px grid, gutters, and margins.', names: /^space\.|^layout\.(?:gutter|margin)$/ },
  { job: 'Size', does: 'Heights of controls and widths of frames.', names: /^(?:control|layout)\./ },
  { job: 'Radius', does: 'How round the corners are.', names: /^radius\./ },
  { job: 'Elevation', does: 'Shadows and stacking order.', names: /^(?:lift|layer)\./ },
  { job: 'Motion', does: 'Durations and easing curves.', names: /^(?:motion|ease)\./ },
];

export interface TokenJob {
  job: string;
  does: string;
  rows: readonly TokenRow[];
}

/** Tokens by what they do; each is listed under the first job that matches its name. */
export function tokensByJob(rows: readonly TokenRow[]): readonly TokenJob[] {
  const byJob = Map.groupBy(rows, ({ name }) => jobs.find(({ names }) => names.test(name))?.job ?? 'Other');
  return [...jobs, { job: 'Other', does: '' }].flatMap(({ job, does }) => {
    const members = byJob.get(job);
    return members ? [{ job, does, rows: members }] : [];
  });
}

/** The jobs with the tokens that match a search by name, property, description, job, or value. */
export function foundTokens(
  all: readonly TokenJob[],
  wanted: string,
  valueOf: (row: TokenRow) => string,
): readonly TokenJob[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return all.flatMap(({ job, does, rows }) => {
    const found = rows.filter((row) => {
      const text = `${row.name} ${row.property} ${row.description} ${job} ${valueOf(row)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ job, does, rows: found }] : [];
  });
}

/** An address in the form used for comparing: `148 Guerrero Street, Apt. 3` and `148 guerrero st #3` are the same. */
export interface PlainAddress {
  address: string;
  address2?: string | null | undefined;
  zipCode: string;
}

const short: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  road: 'rd',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  terrace: 'ter',
  highway: 'hwy',
  parkway: 'pkwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};
/** Words that only announce the number of an apartment. */
const silent: ReadonlySet<string> = new Set(['apt', 'apartment', 'unit', 'suite', 'ste', 'no', 'number']);

/** The same text for every spelling of an address. */
export function addressKey({ address, address2, zipCode }: PlainAddress): string {
  const words = `${address} ${address2 ?? ''}`
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !silent.has(word))
    .map((word) => short[word] ?? word);
  return `${words.join(' ')}|${zipCode.slice(0, 5)}`;
}

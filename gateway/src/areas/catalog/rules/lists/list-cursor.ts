/** Where a list goes on: so many products after the start of a page. */
export interface ListPlace {
  /** The service's token of the page; undefined for the first. */
  pageToken: string | undefined;
  skip: number;
}

const cursor = /^(\d{1,3})\.([A-Za-z0-9_-]{0,4090})$/;

/** What a client takes from the list to go on after a product. */
export const cursorOf = ({ pageToken, skip }: ListPlace): string => `${skip}.${pageToken ?? ''}`;

/** The place after which a list goes on; null if it's no cursor of ours. */
export function placeIn(text: string): ListPlace | null {
  const [, skip, pageToken] = cursor.exec(text) ?? [];
  return skip === undefined ? null : { pageToken: pageToken || undefined, skip: Number(skip) };
}

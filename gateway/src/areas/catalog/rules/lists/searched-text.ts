/** Path of the screen of a search, in either language. */
const search = /^(?:\/es)?\/search$/;

/** What a page's search was for, by its path with its query; null for any other page. */
export function searchedText(page: string): string | null {
  const url = URL.parse(page, 'http://page');
  const text = url && search.test(url.pathname) ? (url.searchParams.get('q')?.trim() ?? '') : '';
  return text === '' || text.length > 200 ? null : text;
}

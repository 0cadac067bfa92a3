const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escaped[sign]!);

/** So many addresses make one piece of the stream. */
const pieceSize = 500;

function* xml(root: string, item: string, addresses: readonly string[]): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (let at = 0; at < addresses.length; at += pieceSize)
    yield addresses
      .slice(at, at + pieceSize)
      .map((address) => `<${item}><loc>${escape(address)}</loc></${item}>\n`)
      .join('');
  yield `</${root}>\n`;
}

/** A sitemap of pages, in pieces. @param addresses whole ones, at most 50,000 */
export const urlSet = (addresses: readonly string[]): Generator<string> => xml('urlset', 'url', addresses);

/** The list of a site's sitemaps. */
export const sitemapIndex = (addresses: readonly string[]): Generator<string> =>
  xml('sitemapindex', 'sitemap', addresses);

/** What crawlers may read: the shop and its pages of words, not what is a shopper's own nor endless lists of results. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /account/',
    'Disallow: /customer-account/',
    'Disallow: /graphql',
    'Disallow: /inbox',
    'Disallow: /search',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

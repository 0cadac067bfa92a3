/** A page's place in the site as schema.org describes it (BreadcrumbList), from the top; the page itself comes last. */
export const breadcrumbList = (pages: readonly { title: string; href: string }[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: new URL(href, origin).href,
  })),
});

const roles: Readonly<Record<string, string>> = { nav: 'navigation', aside: 'complementary', section: 'region' };
const landmarks =
  'nav, aside, section[aria-label], section[aria-labelledby], [role=region], [role=search], [role=navigation]';

function nameOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return words || (element.ariaLabel ?? '');
}

/** Numbers landmarks of the same role and name, which a page that shows a component many times has and a screen hasn't. */
export function distinctLandmarks(page: ParentNode): void {
  const seen = new Map<string, number>();
  for (const element of page.querySelectorAll<HTMLElement>(landmarks)) {
    const role = element.getAttribute('role') ?? roles[element.localName] ?? element.localName;
    element.dataset['sampleName'] ??= nameOf(element);
    const name = element.dataset['sampleName'];
    const key = `${role} ${name.toLowerCase()}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count === 1) continue;
    element.removeAttribute('aria-labelledby');
    element.ariaLabel = `${name} (${count})`.trim();
  }
}

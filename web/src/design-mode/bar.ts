/** What the bar of design mode is told. */
export interface BarSettings {
  /** By the language of a page. */
  texts: Readonly<Record<string, { title: string; text: string; banner: string }>>;
  banners: readonly { key: string; name: string }[];
  /** Name of the cookie that keeps which banner is shown. */
  cookieName: string;
}

/**
 * The slim bar below a storefront in design mode: it says so, names what was refused, and shows every banner's theme. It runs
 * as text in the page's head, so that the storefront itself carries nothing of it: everything it needs is in its settings.
 */
export function showBar({ texts: all, banners, cookieName }: BarSettings): void {
  const { lang, dataset } = document.documentElement;
  const texts = all[lang] ?? all['en']!;
  const sheet = new CSSStyleSheet();
  // Below toasts, which may say the same.
  sheet.replaceSync(`
    :host { position: fixed; inset: auto 0 0; z-index: calc(var(--layer-toast) - 1); display: flex; align-items: center;
      gap: 16px; box-sizing: border-box; min-block-size: 44px; padding-inline: 16px; font-family: var(--font-text);
      font-size: var(--text-meta); line-height: 1.3; color: var(--on-inverse); background: var(--surface-inverse);
      border-block-start: 1px solid transparent; }
    p { margin: 0; flex: 1; } b { margin-inline-end: 8px; }
    label { display: flex; align-items: center; gap: 8px; }
    select { min-block-size: 44px; max-inline-size: 10rem; padding-inline: 4px; border: 0; font: inherit; font-weight: 600;
      color: inherit; background: var(--surface-inverse); cursor: pointer; }
    select:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
    @media (max-width: 767.98px) { .word { position: absolute; clip-path: inset(50%); } b { display: block; margin: 0; } }
    @media print { :host { display: none; } }`);

  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', texts.title);
  bar.id = 'design-mode';
  const inside = bar.attachShadow({ mode: 'open' });
  inside.adoptedStyleSheets = [sheet];
  const title = document.createElement('b');
  title.textContent = texts.title;
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  said.textContent = texts.text;
  const sentence = document.createElement('p');
  sentence.append(title, said);
  const label = document.createElement('label');
  const select = document.createElement('select');
  for (const { key, name } of banners)
    select.add(new Option(name, key, key === dataset['banner'], key === dataset['banner']));
  select.addEventListener('change', () => {
    document.cookie = `${cookieName}=${select.value}; path=/; samesite=lax`;
    location.reload();
  });
  const word = document.createElement('span');
  word.className = 'word';
  word.textContent = texts.banner;
  label.append(word, select);
  inside.append(sentence, label);

  const ask = window.fetch.bind(window);
  window.fetch = async (...args) => {
    const answer = await ask(...args);
    if (answer.headers.get('content-type')?.startsWith('application/json')) void look(answer.clone());
    return answer;
  };
  const look = async (answer: Response) => {
    const { errors = [] } = ((await answer.json().catch(() => null)) ?? {}) as {
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    const refusal = errors.find(({ extensions }) => extensions?.code === 'DESIGN_MODE');
    if (refusal) said.textContent = refusal.message;
  };

  // Once the page has been taken over: until then it has to stand as it was drawn.
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('taken over').length === 0) return;
    observer.disconnect();
    document.body.append(bar);
    document.body.style.paddingBlockEnd = `${bar.offsetHeight}px`;
    document.documentElement.style.setProperty('--edge', `${bar.offsetHeight}px`);
  }).observe({ type: 'mark', buffered: true });
}

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
};

/** A text as a language with longer words would have it: every letter can be read still, and there is 40 % more of it. */
export function longer(text: string): string {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (letters < 2) return text;
  const marked = text.replaceAll(/[A-Za-z]/g, (letter) => accents[letter] ?? letter);
  const [, head = '', tail = ''] = /^(.*\S)(\s*)$/s.exec(marked) ?? [];
  return `${head}${' ~~~~'.repeat(Math.ceil((letters * 0.4) / 5))}${tail}`;
}

/** Texts that were there before, and what stands in their place. */
const before = new WeakMap<Text, { own: string; shown: string }>();
let observer: MutationObserver | undefined;

const never = 'script, style, code, pre, output, textarea, [data-verbatim]';

function eachText(root: Node, act: (text: Text) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) act(node as Text);
}

function lengthen(text: Text): void {
  const known = before.get(text);
  if (known?.shown === text.data || text.parentElement?.closest(never)) return;
  const own = text.data;
  const shown = longer(own);
  if (shown === own) return;
  before.set(text, { own, shown });
  text.data = shown;
}

function restore(text: Text): void {
  const known = before.get(text);
  if (known?.shown === text.data) text.data = known.own;
  before.delete(text);
}

/** Shows every text of the page in longer words, those that come later too, or as they are. */
export function setLongerWords(on: boolean): void {
  if (on === Boolean(observer)) return;
  if (!on) {
    observer?.disconnect();
    observer = undefined;
    eachText(document.body, restore);
    return;
  }
  eachText(document.body, lengthen);
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData') lengthen(target as Text);
      for (const node of addedNodes) {
        if (node instanceof Text) lengthen(node);
        else eachText(node, lengthen);
      }
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

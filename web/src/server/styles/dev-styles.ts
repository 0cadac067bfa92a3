import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** The CSS that the client would inject once its modules run; inlined so that a page in development has its styles at first paint. */
export async function devStyles(vite: ViteDevServer, entries: string[], nonce: string): Promise<string> {
  const { ssr, client } = vite.environments;
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  const visit = async (node: EnvironmentModuleNode | undefined): Promise<void> => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    for (const child of node.importedModules) await visit(child);
    if (!/\.css($|\?)/.test(node.url)) return;
    const result = await client!.transformRequest(`${node.url}${node.url.includes('?') ? '&' : '?'}direct`);
    if (result) styles.push(`<style nonce="${nonce}" data-vite-dev-id="${node.id}">${result.code}</style>`);
  };
  for (const entry of entries) await visit(await ssr!.moduleGraph.getModuleByUrl(entry));
  return styles.join('');
}

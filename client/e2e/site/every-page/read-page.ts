/**
 * What a visitor and a search engine read of an HTML document, a line each, in reading order. It runs in the browser that
 * parses the document, so it uses nothing from outside of itself.
 */
export function readPage(html: string): { head: string[]; parts: Record<string, string[]> } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const named = ['aria-label', 'alt', 'placeholder'];

  function linesOf(element: Element): string[] {
    if (element.matches('script, style, template')) return [];
    const lines = named.flatMap((name) => {
      const said = clean(element.getAttribute(name));
      return said ? [`${name}: ${said}`] : [];
    });
    const isLink = element.matches('a[href], iframe[src], source[src], video[src]');
    const target = isLink ? `(${element.getAttribute('href') ?? element.getAttribute('src')}) ` : '';
    const [, level] = /^H([1-6])$/.exec(element.tagName) ?? [];
    const mark = (level ? `${'#'.repeat(Number(level))} ` : '') + target;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && clean(node.textContent));
    // Words with links and emphasis among them are one line; the links follow it.
    if (hasText) {
      const copy = element.cloneNode(true) as Element;
      for (const code of copy.querySelectorAll('script, style, template')) code.remove();
      lines.push(mark + clean(copy.textContent));
      const links = element.querySelectorAll('a[href]');
      return [
        ...lines,
        ...[...links].map((link) => `(${link.getAttribute('href')}) ${clean(link.textContent)}`),
      ];
    }
    if (mark) lines.push(mark.trim());
    return [...lines, ...[...element.children].flatMap(linesOf)];
  }

  const head = [
    `title: ${page.title}`,
    ...[
      ...page.querySelectorAll(
        'meta[name="description"], meta[name="robots"], meta[property="og:type"], meta[property="og:image:alt"]',
      ),
    ].map(
      (meta) =>
        `${meta.getAttribute('name') ?? meta.getAttribute('property')}: ${meta.getAttribute('content')}`,
    ),
    ...[
      ...page.querySelectorAll(
        'link[rel="canonical"], link[rel="prev"], link[rel="next"], link[type*="rss"]',
      ),
    ].map((link) => `${link.getAttribute('rel')}: ${link.getAttribute('href')}`),
    ...[...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (data) => `data: ${data.textContent}`,
    ),
  ];
  const parts: Record<string, string[]> = {};
  for (const element of page.querySelector('#root')?.children ?? []) {
    const name = element.tagName.toLowerCase();
    parts[name] = [...(parts[name] ?? []), ...linesOf(element)];
  }
  return { head, parts };
}

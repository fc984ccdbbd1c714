import type { PageResult } from './page-renderer.ts';

/** The client's index.html with a page in it; `links` are elements for the head that make it load sooner. */
export function composeDocument(
  template: string,
  page: Pick<PageResult, 'head' | 'styles' | 'body' | 'state'>,
  links: string,
): string {
  const parts: Record<string, string> = {
    head: page.head + links,
    styles: page.styles,
    body: page.body,
    state: page.state && `<script type="application/json" id="apollo-state">${page.state}</script>`,
  };
  return template.replace(/<!--(head|styles|body|state)-->/g, (_, name: string) => parts[name] ?? '');
}

// The page of the staff's part, which is drawn in the browser alone. It loads no React: the thread that answers makes it itself.
import type { PageRequest, PageResult } from './entry-server.tsx';
import { pageTitle, unknownCompany } from './lib/company.ts';
import { renderHead, safeJson } from './lib/page/head.ts';
import { askCompany, companyShare } from './site/shell/ask-company.ts';

/** The same at each address under /admin. Rejects when its query fails. */
export async function render({
  origin,
  execute,
}: Pick<PageRequest, 'origin' | 'execute'>): Promise<PageResult> {
  const known = await askCompany(execute);
  const company = { ...unknownCompany, ...known };
  const head = renderHead(
    { title: pageTitle('Staff', company), noindex: true },
    companyShare(company, origin),
  );
  const nothing = { styles: '', body: '', state: '{}', posted: '' };
  const modules = ['src/admin/admin-app.tsx'];
  return { ...nothing, modules, status: 200, head, company: safeJson(known), cacheable: true };
}

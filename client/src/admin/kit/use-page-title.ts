import { useContext, useEffect } from 'react';
import { applyHead } from '../../lib/head.ts';
import { BrandContext } from './brand-context.ts';

/** What the browser's tab says; staff pages are never for search engines. */
export function usePageTitle(title: string) {
  const brand = useContext(BrandContext);
  useEffect(() => applyHead({ title: `${title} · ${brand}`, noindex: true }), [title, brand]);
}

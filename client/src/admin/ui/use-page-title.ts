import { useContext, useEffect } from 'react';
import { applyHead } from '../../lib/page/head.ts';
import { countText, InboxNewsContext, totalOf } from '../screens/inbox/inbox-news-context.ts';
import { AgencyContext } from './agency-context.ts';

/** What the browser's tab says, with how many are new in the inbox in front; staff pages are never for search engines. */
export function usePageTitle(title: string) {
  const { name: brand } = useContext(AgencyContext);
  const news = totalOf(useContext(InboxNewsContext).counts);
  useEffect(() => {
    const inFront = news ? `(${countText(news)}) ` : '';
    applyHead({ title: `${inFront}${title} · ${brand}`, noindex: true });
  }, [title, brand, news]);
}

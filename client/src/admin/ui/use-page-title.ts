import { useContext, useEffect } from 'react';
import { pageTitle } from '../../lib/company.ts';
import { applyHead } from '../../lib/page/head.ts';
import { countText, totalOf, UnreadContext } from '../screens/inbox/unread-context.ts';
import { AgencyContext } from './agency-context.ts';

/** What the browser's tab says, with how many are new in the inbox in front; staff pages are never for search engines. */
export function usePageTitle(title: string) {
  const { name } = useContext(AgencyContext);
  const news = totalOf(useContext(UnreadContext).counts);
  useEffect(() => {
    const inFront = news ? `(${countText(news)}) ` : '';
    applyHead({ title: inFront + pageTitle(title, { name }), noindex: true });
  }, [title, name, news]);
}

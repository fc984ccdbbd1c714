import type { FaqPageQuery } from './faq-page.generated.ts';

export type Entries = NonNullable<FaqPageQuery['siteSettings']['faq']['questions']>;

/** The questions under their categories, both in the order they were written. */
export const faqGroups = (faq: Entries): { category: string; entries: Entries }[] =>
  [...new Set(faq.map(({ category }) => category))].map((category) => ({
    category,
    entries: faq.filter((entry) => entry.category === category),
  }));

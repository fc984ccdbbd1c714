import { faq } from '../company/faq.ts';

type Entry = (typeof faq)[number];

/** The questions under their categories, both in the order they were written. */
export const faqGroups: readonly { category: Entry['category']; entries: readonly Entry[] }[] = [
  ...new Set(faq.map(({ category }) => category)),
].map((category) => ({ category, entries: faq.filter((entry) => entry.category === category) }));

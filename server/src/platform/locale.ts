/** A language of the product: how its documents say which it is, and how it writes numbers and dates. */
export interface Locale {
  language: string;
  direction: 'ltr' | 'rtl';
  /** For `Intl`. */
  formats: string;
}

/** The only one yet. A second one is chosen where a request's context and a page's document are made. */
export const english: Locale = { language: 'en', direction: 'ltr', formats: 'en-GB' };

/** The attributes of an `<html>` element. */
export const languageAttributes = ({ language, direction }: Locale) =>
  `lang="${language}" dir="${direction}"`;

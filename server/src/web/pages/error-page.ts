// The last resort when no page can be made: one friendly sentence in the look of the site, without scripts.
import type { Response } from 'express';
import { colors, fontFamilies } from '../../generated/brand.ts';
import { english, languageAttributes } from '../../platform/locale.ts';
import { escapeText } from '../../platform/text/escape-text.ts';

export interface ErrorPage {
  status: number;
  title: string;
  sentence: string;
}

export const brokenPage = page(
  500,
  'Something went wrong on our side',
  'This page could not be shown. We have been told; please try again in a moment.',
);

export const restingPage = page(
  503,
  'We will be right back',
  'Our site is catching its breath. Please try again in a minute.',
);

export const tooManyPage = page(
  429,
  'One moment, please',
  'Too much was asked for from your connection at once. Please try again in a few seconds.',
);

export const badAddressPage = page(
  400,
  'We cannot read this address',
  'Something in the address is not right. Please check it, or begin at our home page.',
);

export const foreignFormPage = page(
  403,
  'This form came from another site',
  'Nothing was sent. If you filled it in here, go back with your browser, reload the page and send it again.',
);

export const largeFormPage = page(
  413,
  'That is more than we can take at once',
  'Nothing was sent, and nothing is lost: go back with your browser, shorten the longest text and send it again.',
);

export const unreadableFormPage = page(
  415,
  'We could not read this form',
  'Nothing was sent. Please go back with your browser and send it again.',
);

/** For staff who look at a draft that cannot be shown. */
export const previewPage = (status: number, sentence: string): ErrorPage =>
  page(status, 'This draft cannot be shown', escapeText(sentence));

/** `retryAfter`: seconds until it may be asked for again, where the page says so. */
export function sendErrorPage(res: Response, page: ErrorPage, retryAfter = 30): void {
  if (page.status === restingPage.status) res.set('Retry-After', String(retryAfter));
  res.set('Cache-Control', 'no-store').status(page.status).type('html').send(errorHtml(res, page));
}

/** The page in the name of the agency, as it was known last: the database may not answer now. */
export function errorHtml({ app }: Response, { title, sentence }: ErrorPage): string {
  const name = escapeText(app.locals.siteName?.() ?? '');
  return `<!doctype html>
<html ${languageAttributes(english)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}${name && ` | ${name}`}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${colors.paper}; color: ${colors.ink}; font: 1.125rem/1.6 ${fontFamilies.text}; }
main { max-width: 34rem; padding: 2rem; border-top: 6px solid ${colors.highlight}; }
h1 { margin: 0 0 0.5rem; color: ${colors.brand}; font: 600 2.25rem/1.15 ${fontFamilies.heading}; }
p { margin: 0 0 1.5rem; }
a { color: ${colors.brand}; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<a href="/">${name ? `${name}, the home page` : 'The home page'}</a>
</main>
</body>
</html>
`;
}

function page(status: number, title: string, sentence: string): ErrorPage {
  return { status, title, sentence };
}

// The last resort when no page can be made: one friendly sentence in the look of the site, without scripts.
import type { Response } from 'express';
import { colors, fontFamilies } from '../../generated/brand.ts';
import type { Agency } from '../../modules/settings/agency.ts';
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

export function sendErrorPage(res: Response, page: ErrorPage): void {
  res.set('Cache-Control', 'no-store').status(page.status).type('html').send(errorHtml(res, page));
}

/** The page in the name and the colours of the agency, as they were known last: the database may not answer now. */
export function errorHtml(res: Response, { status, title, sentence }: ErrorPage): string {
  const agency: Agency | null = res.app.locals.agency?.() ?? null;
  const name = escapeText(agency?.name ?? '');
  const { paper, ink, brand, highlight, white } = agency?.colors ?? colors;
  const isForNow = status === 429 || status >= 500;
  return `<!doctype html>
<html ${languageAttributes(english)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}${name && ` | ${name}`}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${paper}; color: ${ink}; font: 1.125rem/1.6 ${fontFamilies.text}; }
main { box-sizing: border-box; width: 100%; max-width: 34rem; padding: 2rem; border-top: 6px solid ${highlight}; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.75rem; color: ${brand}; font: 600 2.25rem/1.15 ${fontFamilies.heading}; }
p { margin: 0 0 1.5rem; }
a { color: ${brand}; font-weight: 600; }
a[href^="tel"] { white-space: nowrap; }
.press { display: inline-block; margin: 0 0 1.5rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; background: ${brand}; color: ${white}; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
${isForNow ? tryAgain(res) + otherWays(agency) : ''}<a href="/">${name ? `${name}, the home page` : 'The home page'}</a>
</main>
</body>
</html>
`;
}

/** A form goes again with all that was typed, which is nowhere else by now. */
function tryAgain({ req, locals }: Response): string {
  const sent: URLSearchParams | undefined = locals.sent;
  if (!sent) return req.method === 'GET' ? '<a class="press" href="">Try again</a>\n' : '';
  const fields = [...sent].map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  );
  return `<p>What you filled in is not lost: this button sends it again, and nothing is taken twice.</p>
<form method="post" action="${escapeText(req.path)}">
${fields.join('\n')}
<button class="press">Send it again</button>
</form>
`;
}

function otherWays(agency: Agency | null): string {
  if (!agency) return '';
  const [phone, email] = [escapeText(agency.phone), escapeText(agency.email)];
  const ways = [
    phone && `call <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`,
    email && `write to <a href="mailto:${email}">${email}</a>`,
  ].filter(Boolean);
  return ways.length > 0 ? `<p>If it cannot wait, ${ways.join(' or ')}.</p>\n` : '';
}

function page(status: number, title: string, sentence: string): ErrorPage {
  return { status, title, sentence };
}

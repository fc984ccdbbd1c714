// The page of a demo's provider, as plain HTML: it needs no script, and says that it is none.
import { colors, fontFamilies } from '../../generated/brand.ts';
import { english, languageAttributes } from '../../platform/locale.ts';
import { toMajor } from '../../platform/payments/minor-units.ts';
import { type SandboxChoice, type SandboxPage, sandboxPagePath } from '../../platform/payments/sandbox.ts';
import { escapeText } from '../../platform/text/escape-text.ts';

/** In the order of the page, the usual one first. */
const choices: Record<SandboxChoice, { label: string; says: string }> = {
  success: { label: 'Pay (test)', says: 'The payment succeeds at once.' },
  later: { label: 'Pay later', says: 'It waits for a minute, as mobile money does until the PIN is typed.' },
  failure: { label: 'Fail', says: 'It is refused, as a card without money is.' },
  twice: { label: 'Pay twice', says: 'Two cards are charged for the same sum.' },
  never: { label: 'Leave', says: 'You go back, and nothing is paid.' },
};

const styles = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: ${colors.subtle}; color: ${colors.ink};
  font: 1rem/1.5 ${fontFamilies.text}; }
main { width: 100%; max-width: 30rem; border: 1px solid ${colors.line}; border-radius: 0.75rem; background: ${colors.surface}; overflow: hidden;
  overflow-wrap: anywhere; }
header { padding: 1.25rem 1.5rem; background: ${colors.brand}; color: ${colors.paper}; }
h1 { margin: 0; font: 600 1.5rem/1.25 ${fontFamilies.heading}; }
.content { padding: 1.25rem 1.5rem 1.5rem; }
p { margin: 0 0 1rem; }
.notice { padding: 0.75rem 1rem; border-inline-start: 4px solid ${colors.accent}; background: ${colors.paper}; font-weight: 600; }
.amount { margin: 0.5rem 0 1.25rem; color: ${colors.brand}; font: 600 2rem/1.2 ${fontFamilies.heading}; }
.for { margin: 0; color: ${colors.muted}; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: grid; grid-template-columns: minmax(8rem, 9rem) 1fr; gap: 0.25rem 1rem; align-items: center; padding: 0.625rem 0; border-top: 1px solid ${colors.line}; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid ${colors.brand}; border-radius: 0.5rem; background: transparent;
  color: ${colors.brand}; font: inherit; font-weight: 600; cursor: pointer; }
button[value="success"] { background: ${colors.brand}; color: ${colors.paper}; }
a:focus-visible, button:focus-visible { outline: 3px solid ${colors.highlight}; outline-offset: 2px; }
a { color: ${colors.brand}; font-weight: 600; }
.ends { margin: 1rem 0 0; color: ${colors.muted}; font-size: 0.875rem; }
@media (max-width: 26rem) { li { grid-template-columns: 1fr; } }
`;

/** Where somebody can choose what becomes of a payment. */
export function choicesHtml(page: SandboxPage): string {
  const { id, title, description, endsAt } = page;
  const rows = Object.entries(choices).map(
    ([choice, { label, says }]) =>
      `<li><button name="choice" value="${choice}" aria-describedby="${choice}">${label}</button><span id="${choice}">${says}</span></li>`,
  );
  return html(`<p class="for">${escapeText(title)}</p>
<p class="for">${escapeText(description)}</p>
<p class="amount">${amountInWords(page)}</p>
<form method="post" action="${sandboxPagePath}">
<input type="hidden" name="id" value="${escapeText(id)}">
<ul>
${rows.join('\n')}
</ul>
</form>
<p class="ends">It takes payments until ${timeInWords(endsAt)}, Kampala time.</p>`);
}

/** Where nothing is to be chosen any more; `back` leads to where it came from. */
export function sentenceHtml(sentence: string, back: string | null): string {
  const href = escapeText(back ?? '/');
  return html(`<p>${escapeText(sentence)}</p>
<p><a href="${href}">${back ? 'Go back to your booking' : 'To the home page'}</a></p>`);
}

function html(content: string): string {
  return `<!doctype html>
<html ${languageAttributes(english)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test payment page</title>
<style>${styles}</style>
</head>
<body>
<main>
<header><h1>Test payment page</h1></header>
<div class="content">
<p class="notice">This is a demonstration. No money moves, whatever you choose.</p>
${content}
</div>
</main>
</body>
</html>
`;
}

function amountInWords({ amount, currency }: SandboxPage): string {
  const major = toMajor({ amount, currency });
  const digits = Number.isInteger(major) ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${escapeText(currency)} ${major.toLocaleString(english.formats, format)}`;
}

const timeInWords = (moment: Date) =>
  moment.toLocaleString(english.formats, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Kampala',
  });

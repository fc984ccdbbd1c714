// Makes the picture that link previews show for the demo's pages without one of their own: the agency's name beside its hills, set
// with the site's fonts and printed by Chromium. Run it again when one of them changes: `npm run share-picture --workspace client`. `npm run brand` does so too.
import { statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { finished } from '../../demo/drawings/finished.ts';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { brandStyle } from './brand.mjs';
import { agency, asDataUrl, pictureFile } from './demo-agency.mjs';
import { mark } from './mark.mjs';

const { company } = agency;
const picture = await asDataUrl('gorilla-forest', 1600);

const [first, ...rest] = company.name.split(' ');
const html = `<!doctype html><meta charset="utf-8"><style>
${brandStyle()}
body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 560px 1fr; background: var(--brandDeep); color: var(--paper); }
section { position: relative; box-sizing: border-box; padding: 64px 56px; display: flex; flex-direction: column; justify-content: space-between; }
header { display: flex; align-items: center; gap: 22px; line-height: 1; }
svg { width: 104px; height: 104px; }
b { display: block; font: 400 66px/1 var(--heading); letter-spacing: -0.02em; }
small { display: block; font: 600 21px/1.3 var(--text); letter-spacing: 0.26em; text-transform: uppercase; margin-top: 6px; color: var(--highlightSoft); }
p { margin: 0; font: 400 44px/1.18 var(--heading); letter-spacing: -0.015em; text-wrap: balance; }
em { color: var(--highlightSoft); }
footer { font: 500 22px/1.4 var(--text); color: var(--line); }
i { position: absolute; right: 0; top: 0; bottom: 0; width: 18px; background: repeating-linear-gradient(0deg, var(--highlight) 0 3px, transparent 3px 8px), var(--brand); }
div { background: url(${picture}) 54% 50% / cover; }
</style>
<section><header>${mark}<span><b>${first}</b><small>${rest.join(' ')}</small></span></header>
<p>Safaris, gorilla treks and cultural journeys <em>from ${company.city}</em></p>
<footer>On the road since ${company.founded}</footer><i></i></section><div></div>`;

const browser = await chromium.launch({
  executablePath: await chromiumPath({ preferWhole: true }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const path = pictureFile('share');
  await sharp(await page.screenshot())
    .jpeg(finished)
    .toFile(path);
  process.stdout.write(`${path}: ${Math.round(statSync(path).size / 1024)} kB\n`);
} finally {
  await browser.close();
}

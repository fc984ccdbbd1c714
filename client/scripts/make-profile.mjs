// Makes the demo's company profile: the words of its settings set as pages, printed by Chromium to a PDF in public/.
// Run it again whenever those words change: `npm run profile --workspace client`. `npm run brand` does so too.
import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { agency, asDataUrl } from './demo-agency.mjs';
import { profileDocument } from './profile/document.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const browser = await chromium.launch({
  executablePath: await chromiumPath({ preferWhole: true }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const pictures = {
    hills: await asDataUrl('kampala-hills', 1500),
    barkCloth: await asDataUrl('kasubi-heritage', 1000),
    forest: await asDataUrl('gorilla-forest', 1300),
    falls: await asDataUrl('murchison-falls', 1300),
    peaks: await asDataUrl('rwenzori-peaks', 1300),
  };
  await page.setContent(profileDocument({ title: agency.about.profileTitle, pictures }));
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const target = here('../public/lubugo-journeys-company-profile.pdf');
  writeFileSync(target, pdf);
  process.stdout.write(`${target}: ${Math.round(statSync(target).size / 1024)} kB\n`);
} finally {
  await browser.close();
}

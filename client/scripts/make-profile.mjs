// Makes the company profile: the words of src/site/company set as pages, printed by Chromium to a PDF in public/.
// Run it again whenever those words change: `npm run profile --workspace client`. `npm run brand` does so too.
import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { profile } from '../src/site/company/about-page.ts';
import { dataUrl } from './brand.mjs';
import { profileDocument } from './profile/document.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const picture = (path) => dataUrl(`../src/site/${path}.avif`, 'image/avif');

const browser = await chromium.launch({
  executablePath: await chromiumPath({ preferWhole: true }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const pictures = {
    hills: await asJpeg(page, picture('about/pictures/kampala-hills-1800'), 1500),
    barkCloth: await asJpeg(page, picture('home/pictures/kasubi-heritage-1200'), 1000),
    forest: await asJpeg(page, picture('home/pictures/gorilla-forest-1800'), 1300),
    falls: await asJpeg(page, picture('home/pictures/murchison-falls-1800'), 1300),
    peaks: await asJpeg(page, picture('home/pictures/rwenzori-peaks-1800'), 1300),
  };
  await page.setContent(profileDocument({ title: profile.title, pictures }));
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const target = here(`../public${profile.path}`);
  writeFileSync(target, pdf);
  process.stdout.write(`${target}: ${Math.round(statSync(target).size / 1024)} kB\n`);
} finally {
  await browser.close();
}

/** The picture as a JPEG of this width: the only format that a PDF holds as small as it came. */
function asJpeg(page, source, width) {
  return page.evaluate(
    async ([address, pixels]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = pixels;
      canvas.height = Math.round((pixels * image.naturalHeight) / image.naturalWidth);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/jpeg', 0.82);
    },
    [source, width],
  );
}

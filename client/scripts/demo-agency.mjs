// The demo agency's words with their variables filled in, and its pictures, for what is made of them and committed.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoSettings } from '../../demo/content/settings.ts';

const { name, answers, city, phones, emails } = demoSettings.company;
const variables = { name, answers, city, phone: phones[0], email: emails[0] };

export const agency = JSON.parse(
  JSON.stringify(demoSettings).replaceAll(/\{(\w+)\}/g, (whole, word) => variables[word] ?? whole),
);

export const pictureFile = (picture) =>
  fileURLToPath(new URL(`../../demo/pictures/${picture}.jpg`, import.meta.url));

/** For a page that Chromium prints. */
export async function asDataUrl(picture, width) {
  const bytes = await sharp(pictureFile(picture)).resize({ width }).jpeg({ quality: 82 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

// Where the browser is: the whole one for Lighthouse and what is printed, the one without windows for journeys.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, else the first on the PATH. */
export const findChromium = () => find(whole);

/** The same for journeys: the one without windows, where there is one, does them in four fifths of the time. */
export const findHeadlessChromium = () => find(['chromium-headless-shell', ...whole]);

function find(names: string[]): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

// Where the browser of tests, measurements and printed pictures is: CHROMIUM_PATH, else an installed one, else the one a
// package brings, else Playwright's download. What is said here is known before anything is installed.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, root, run } from './steps.mjs';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Without windows: it does the journeys in four fifths of the time, and prints and measures as well. */
const headless = ['chromium-headless-shell', 'headless_shell'];

/**
 * Path of a Chromium that starts. What is judged or printed is better done by a whole one, where there is one. Brought ones
 * stay: only the first call takes its time.
 */
export async function chromiumPath({ preferWhole = false } = {}) {
  const found = installedChromium({ preferWhole });
  if (found) return found;
  if (isPackaged()) {
    const { unpackChromium } = await import('./packaged-chromium.mjs');
    return unpackChromium(join(root, '.cache'));
  }
  return downloadedChromium();
}

/** Ends the script at once when the browser tests could not begin. */
export function checkChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !canRun(wanted))
    giveUp(`CHROMIUM_PATH names ${wanted}, which is no program: correct it, or unset it.`);
  if (installedChromium() || isPackaged() || canDownload()) return;
  giveUp(
    'The browser tests need Chromium, and none is made for this system that npm could bring: install the package `chromium` of your system, or set CHROMIUM_PATH to the program.',
  );
}

/** What the machine has already, or null. */
function installedChromium({ preferWhole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = preferWhole ? [...whole, ...headless] : [...headless, ...whole];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun) ?? null;
}

/** The package holds a program for this kind of system only. */
const isPackaged = () => process.platform === 'linux' && process.arch === 'x64' && hasGlibc();

/** Playwright has none for a Linux without the GNU library, such as Alpine. */
const canDownload = () => process.platform !== 'linux' || hasGlibc();

function hasGlibc() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

async function downloadedChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  process.stdout.write('Chromium is downloaded, once.\n');
  const { code, output } = await run('playwright', ['install', '--no-shell', 'chromium']);
  if (code === 0) return path;
  throw new Error(
    `${output}\nChromium could not be downloaded: install it, or set CHROMIUM_PATH to its program.`,
  );
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

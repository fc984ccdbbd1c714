// Whole journeys in a real browser against the built product on a database of its own. Run the projects of one group at a
// time, as scripts/suites.mjs does: phone and desktop, then admin with booking, then many with restart.
import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.mjs';

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  // One file is one worker's: tests that read the same page share it. Long files say themselves that they can be split.
  fullyParallel: false,
  // On two cores four take a tenth longer than two (519 and 464 s for those of staff and guests), and each journey takes twice as long.
  workers: 2,
  // Only a journey that hangs reaches these; a busy machine must not fail one that is merely slow.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }], ['dot']] : 'list',
  use: {
    actionTimeout: 120_000,
    // A window is put back between journeys instead of being opened anew: a new one costs as much as the journey.
    reuseContext: true,
    launchOptions: {
      executablePath: await chromiumPath(),
      // Playwright has what is drawn kept in files of the disk, because the memory that processes share is often small in
      // a container. Where it is not, it is used: a quarter of the processor.
      ignoreDefaultArgs: sharesMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A window that goes on to the next journey keeps its process: a new one costs as much as loading a page.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // What V8 optimizes in a page that lives for seconds costs more than it saves: a quarter of the processor.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    // Recording every journey for the few that fail costs about as much as the journeys themselves.
    trace: 'off',
  },
  projects: [
    {
      // What a page says is the same at any width and is read on the desktop. Tests carry the tag @both where the
      // width matters, or a hand, and @phone where they are about small screens only.
      name: 'phone',
      testMatch: 'site/**/*.spec.ts',
      grep: /@both|@phone/,
      // No worker goes on to another project: one beside the desktop's, where both would be started twice.
      workers: 1,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testMatch: 'site/**/*.spec.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Guests book on a phone, on dates that a demo has none of: beside staff, as what visitors see changes here too. Before them in this
    // list, or its one worker would begin when the others are nearly done.
    {
      name: 'booking',
      testMatch: 'booking/**/*.spec.ts',
      workers: 1,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' },
    },
    // For itself, because staff change what visitors see.
    {
      name: 'admin',
      testMatch: 'admin/**/*.spec.ts',
      // No journey of staff is about motion.
      use: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    },
    // When nobody counts any more what the demo has.
    {
      name: 'many',
      testMatch: 'many/*.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    // For itself, because the product goes down for a moment.
    {
      name: 'restart',
      dependencies: ['many'],
      testMatch: 'restart/*.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});

/** Whether what four browsers draw has room in shared memory. */
function sharesMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 1024 ** 3;
  } catch {
    return false;
  }
}

// `npm run lighthouse`: Lighthouse as on a phone, the median of three for each public page of the built product.
// Ends with 1 when a page misses a target. Name paths to measure only those: `npm run lighthouse -- /news /gallery`.
// With `--grown` the demo has 10,000 posts and 1,000 of each other kind.
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { startProduct } from '../../scripts/product.mjs';
import { serve } from '../bench/serve.ts';
import { foundPaths } from '../e2e/public-paths.ts';

/**
 * Pages only a mail or a form leads to, and one that a demo has nothing for. They ask search engines to stay away, for which
 * Lighthouse takes SEO points.
 */
const unlistedPaths = [
  '/registration-success',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe',
  '/newsletter/archive',
  '/book/1',
  '/booking/link',
];
const runs = 3;
/** Lighthouse now and then loses the beginning of its recording; such a run says nothing about the page. */
const mostTries = 8;
const targets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const slowest = { lcp: 1800, cls: 0.02 };

interface Figures {
  scores: number[];
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Kilobytes sent. */
  scripts: number;
  all: number;
}

function figuresOf(result: Result): Figures {
  const sizes = new Map<string, number>();
  const { items = [] } = (result.audits['network-requests']?.details ?? {}) as {
    items?: { resourceType?: string; transferSize: number }[];
  };
  for (const { resourceType = '', transferSize } of items) {
    sizes.set(resourceType, (sizes.get(resourceType) ?? 0) + transferSize / 1024);
  }
  return {
    scores: Object.keys(targets).map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    lcp: Math.round(result.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    cls: result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scripts: Math.round(sizes.get('Script') ?? 0),
    all: Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0)),
  };
}

const byPerformance = (a: Result, b: Result) =>
  (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0);

const paths = process.argv.slice(2).filter((word) => word !== '--grown');
const isGrown = process.argv.includes('--grown');
const { origin, stop } = isGrown ? await startGrown() : await startDemo();
const chrome = await launch({
  chromePath: await chromiumPath({ preferWhole: true }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  console.log(`${'page'.padEnd(16)} perf a11y best  seo    LCP ms    CLS  JS kB all kB`);
  for (const path of paths.length > 0 ? paths : foundPaths) {
    const results: Result[] = [];
    for (let tries = 0; results.length < runs && tries < mostTries; tries += 1) {
      const answer = await lighthouse(origin + path, {
        port: chrome.port,
        logLevel: 'silent',
      });
      if (answer && !answer.lhr.runtimeError) results.push(answer.lhr as Result);
    }
    const median = results.sort(byPerformance)[Math.floor(results.length / 2)];
    if (!median) throw new Error(`Lighthouse gave no result for ${path}.`);
    const { scores, lcp, cls, scripts, all } = figuresOf(median);
    const missed =
      Object.entries(targets).some(
        ([name, target], i) => (scores[i] ?? 0) < target && !(name === 'seo' && unlistedPaths.includes(path)),
      ) ||
      lcp > slowest.lcp ||
      cls > slowest.cls;
    if (missed) process.exitCode = 1;
    const cells = scores.map((score) => String(score).padStart(4)).join(' ');
    const sizes = `${String(scripts).padStart(6)} ${String(all).padStart(6)}`;
    console.log(
      `${path.padEnd(16)} ${cells} ${String(lcp).padStart(9)} ${cls.toFixed(3).padStart(6)} ${sizes}${missed ? '  missed' : ''}`,
    );
    const weak = Object.values(median.audits).filter(({ score }) => score !== null && score < 0.9);
    for (const { id, displayValue = '' } of missed ? weak : []) console.log(`    ${id} ${displayValue}`);
  }
} finally {
  chrome.kill();
  await stop();
}
process.exit();

async function startDemo() {
  const { env, stop } = await startProduct();
  return { origin: env.E2E_ORIGIN, stop };
}

async function startGrown() {
  const { ready, stop } = await serve<{ origin: string }>('server/bench/worst-day/serve-grown-demo.ts');
  return { origin: ready.origin, stop };
}

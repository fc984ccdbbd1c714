import type { Config } from './config.ts';
import type { Logger } from './platform/log.ts';

const newOne = 'npm run owner-password';

interface FirstSteps {
  /** Null in a deployment. */
  ownerEmail: string | null;
  /** On a demo's first start only. */
  ownerPassword: string | null;
  /** While a deployment has no owner. */
  setupUrl: string | null;
  /** Of the agency. */
  name: string;
}

/** Says that visitors are served, and where: to people in a demo, in the log of a deployment. */
export function welcome(
  config: Config,
  log: Logger,
  { ownerEmail, ownerPassword, setupUrl, name }: FirstSteps,
): void {
  const title = `${name} is ready`;
  const { mode, publicUrl, dataDir } = config;
  const site = {
    site: publicUrl,
    admin: `${publicUrl}/admin`,
    playground: `${publicUrl}/graphql`,
    rest: `${publicUrl}/api/v1`,
  };
  if (mode === 'deployment') {
    if (setupUrl)
      log.warn({ setup: setupUrl }, 'There is no owner yet: open this link to make the first account.');
    // Comes last: who waits for it has read everything.
    log.info(site, `${title}.`);
    return;
  }

  const rows: [string, string][] = [
    ['Site', site.site],
    ['Admin', site.admin],
    ['Playground', site.playground],
    ['REST', site.rest],
    ['Owner', ownerEmail ?? ''],
    ownerPassword
      ? ['Password', `${ownerPassword}   (shown only now; a new one: ${newOne})`]
      : ['', `for a new password: ${newOne}`],
  ];
  const lines = rows.map(([name, text]) => `  ${name.padEnd(12)}${text}`);
  process.stdout.write(
    `\n${title} (a demo; all it keeps is in ${dataDir}).\n\n${lines.join('\n')}\n\nCtrl-C stops it.\n\n`,
  );
}

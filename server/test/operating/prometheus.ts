// Debian's Prometheus with the rules of ops/alerts.yml, and the part of the runbook that each of them leads to.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { until } from '../until.ts';

/** Milliseconds on a busy machine: longer than any wait of the shortened rules. */
const longest = 120_000;

/** A minute of the rules is half a second here. */
const factor = 120;

const secondsOf = { m: 60, h: 3_600, d: 86_400 };

/**
 * The rules, with each of their times divided by `factor`: `for: 3m`, ranges as `[10m]`, `offset 1d`, and how old mails, other work and backups may be.
 * What is no time of a rule stays: shares, counts, bytes, days of a certificate, and how long an answer may take.
 */
export function shortened(rules: string): string {
  return rules
    .replace(
      /(for: |\[|offset )(\d+)([mhd])\b/g,
      (_, before, count, unit: keyof typeof secondsOf) =>
        `${before}${(Number(count) * secondsOf[unit] * 1000) / factor}ms`,
    )
    .replace(
      /(lubugo_(?:oldest_mail|oldest_job|backup_age)_seconds > )(\d+)/g,
      (_, before, seconds) => before + Number(seconds) / factor,
    );
}

interface Alert {
  labels: { alertname: string };
  annotations: { what_to_do: string };
  state: 'pending' | 'firing';
}

export interface Prometheus {
  /** Names of all rules it has. */
  rules(): Promise<string[]>;
  /** Names of those that fire. */
  firing(): Promise<string[]>;
  /** The newest value; null where there is none. */
  value(series: string): Promise<number | null>;
  /** Waits until it fires, and answers the part of the runbook that it leads to. `meanwhile` is done again and again. */
  fires(name: string, meanwhile?: Meanwhile): Promise<string>;
  /** Waits until it neither fires nor is about to. */
  ends(name: string, meanwhile?: Meanwhile): Promise<void>;
  /** Names of those that have fired and ended. */
  ended: Set<string>;
  stop(): Promise<void>;
}

type Meanwhile = () => Promise<unknown>;
const nothing: Meanwhile = () => Promise.resolve();

/** Reads what is told at `target`, such as `127.0.0.1:9464`. */
export async function startPrometheus(target: string): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-prometheus-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const [config, rules] = [join(folder, 'prometheus.yml'), join(folder, 'alerts.yml')];
  writeFileSync(rules, shortened(readFileSync(join(projectRoot, 'ops/alerts.yml'), 'utf8')));
  const each = '{ scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }';
  const job = `{ job_name: lubugo, static_configs: [{ targets: ['${target}'] }] }`;
  writeFileSync(config, `global: ${each}\nrule_files: ['${rules}']\nscrape_configs: [${job}]\n`);
  const flags = [`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'tsdb')}`];
  const child: ChildProcess = spawn('prometheus', [...flags, `--web.listen-address=${listen}`], {
    stdio: 'ignore',
  });

  /** Null while it does not answer. */
  async function ask<Data>(path: string): Promise<Data | null> {
    const answer = await fetch(`http://${listen}/api/v1/${path}`).catch(() => null);
    return answer?.ok ? ((await answer.json()) as { data: Data }).data : null;
  }
  const alerts = async () => (await ask<{ alerts: Alert[] }>('alerts'))?.alerts ?? null;
  const find = async (name: string) => {
    const known = await alerts();
    return known?.filter(({ labels }) => labels.alertname === name);
  };
  const waitFor = (words: string, test: () => Promise<boolean>) =>
    until(test, longest).catch(async () => {
      throw new Error(`${words} There is: ${JSON.stringify(await alerts())}`);
    });

  const [fired, ended] = [new Set<string>(), new Set<string>()];

  await waitFor('Prometheus does not answer.', async () => (await alerts()) !== null);
  return {
    ended,
    async rules() {
      const told = await ask<{ groups: { rules: { name: string }[] }[] }>('rules');
      return told?.groups.flatMap((group) => group.rules.map(({ name }) => name)) ?? [];
    },
    async firing() {
      const known = (await alerts()) ?? [];
      return known.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    async value(series) {
      const told = await ask<{ result: { value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(series)}`,
      );
      const text = told?.result[0]?.value[1];
      return text === undefined ? null : Number(text);
    },
    async fires(name, meanwhile = nothing) {
      let led = '';
      await waitFor(`${name} does not fire.`, async () => {
        await meanwhile();
        const fires = (await find(name))?.find(({ state }) => state === 'firing');
        led = fires?.annotations.what_to_do ?? '';
        return fires !== undefined;
      });
      fired.add(name);
      return partOf(led);
    },
    async ends(name, meanwhile = nothing) {
      await waitFor(`${name} does not end.`, async () => {
        await meanwhile();
        return (await find(name))?.length === 0;
      });
      if (fired.has(name)) ended.add(name);
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The part of a document that a line such as `Make room - docs/when.md#disk-full` leads to. */
function partOf(led: string): string {
  const [, file = '', anchor] = /(docs\/\S+\.md)#(\S+)$/.exec(led) ?? [];
  const parts = readFileSync(join(projectRoot, file), 'utf8').split(/^(?=#+ )/m);
  const nameOf = (part: string) => /^#+ (.*)/.exec(part)?.[1]?.toLowerCase().replaceAll(' ', '-');
  const part = parts.find((one) => nameOf(one) === anchor);
  if (!part) throw new Error(`Nothing is at the end of: ${led}`);
  return part;
}

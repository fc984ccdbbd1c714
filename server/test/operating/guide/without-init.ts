// A folder with Debian in it has no init, and this machine's kernel and the world outside are not its own. What the guide leaves to them is done
// by something else here, or not at all, and each is named.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What does it instead. */
export const standIns: Record<string, string> = {
  'systemctl restart postgresql': 'pg_ctlcluster 15 main restart',
  // A word that systemd does not know is only told, and ends with 0.
  'systemctl daemon-reload': '! systemd-analyze verify /etc/systemd/system/agency* 2>&1 | grep .',
  'systemctl enable --now agency.service agency-backup.timer agency-check.timer': 'unit start agency',
  'systemctl restart agency': 'unit stop agency && unit start agency',
  'systemctl stop agency': 'unit stop agency',
  'systemctl start agency': 'unit start agency',
  'systemctl start agency-backup.service': 'unit start agency-backup',
  'systemctl start agency-check': 'unit start agency-check',
  'systemctl enable --now nftables': 'nft -f /etc/nftables.conf',
  // No authority reaches this machine: the certificate is one of the test.
  'systemctl reload caddy': `sed -i 's,^.*example.org {$,&\\n\\ttls /etc/caddy/site.crt /etc/caddy/site.key,' /etc/caddy/Caddyfile
    caddy reload --config /etc/caddy/Caddyfile`,
  'ssh elsewhere cat > agency.age': 'mkdir -p /elsewhere && cat > /elsewhere/agency.age',
};

/** What nothing does, and why. */
export const notRun: Record<string, string> = {
  'swapon /swapfile': 'it would change the memory of the machine that the test runs on',
  'journalctl --unit agency-check --lines 30': 'without init there is no journal',
  'systemctl list-timers': 'timers are of init',
  'journalctl -u agency --since -30d --priority warning': 'without init there is no journal',
  'apt-get update && apt-get upgrade': 'newer packages are no part of the guide, and this network has none',
  'restic --repo sftp:backup@elsewhere.example.org:/agency backup /var/backups/agency':
    'another provider, and its program of choice',
  'S3_ENDPOINT=… S3_BUCKET=… S3_ACCESS_KEY_ID=… S3_SECRET_ACCESS_KEY=… agency move-uploads s3':
    'it needs a bucket: uploads.ops.ts moves to one',
  'promtool check rules ops/alerts.yml': 'of the machine that Prometheus is on: metrics.ops.ts runs it',
  'promtool test rules ops/alerts.test.yml': 'of the machine that Prometheus is on: metrics.ops.ts runs it',
};

/** Programs that something else plays. */
const programs = ['systemctl', 'journalctl', 'swapon', 'ssh'];

/** Puts them where the shell looks first. */
export function standInForInit(folder: string): void {
  const bin = join(folder, 'usr/local/sbin');
  mkdirSync(bin, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  };
  const all = {
    ...standIns,
    ...Object.fromEntries(
      Object.keys(notRun).map((command) => [command, 'echo "$0 $*" >> /var/log/not-run']),
    ),
  };
  for (const name of programs) {
    const cases = Object.entries(all)
      .filter(([command]) => command.startsWith(`${name} `))
      .map(([command, instead]) => `'${command.slice(name.length + 1)}')\n${instead}\nexit;;`);
    write(
      name,
      `#!/bin/bash\ncase "$*" in\n${cases.join('\n')}\nesac\necho "Nothing stands in for: ${name} $*" >&2\nexit 1\n`,
    );
  }
  write('unit', unit);
}

/** `unit start agency`: what its unit says, as its user, with nothing in the environment. */
const unit = `#!/bin/bash
file=/etc/systemd/system/$2.service pid=/run/$2.pid log=/var/log/$2.log
of() { sed -n "s/^$1=//p" "$file" | sed 's/%%/%/g'; }
begin() {
  cd "$(of WorkingDirectory)" && umask "$(of UMask)"
  exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \\
    setpriv --reuid "$(of User)" --regid "$(of Group)" --init-groups --no-new-privs /bin/sh -c "exec $(of "$1")"
}
if [ "$1" = stop ]; then
  kill "$(cat "$pid")" && tail --pid "$(cat "$pid")" -f /dev/null
  exit 0
fi
[ "$(of StateDirectory)" ] && install -d -m "$(of StateDirectoryMode)" -o "$(of User)" -g "$(of Group)" "/var/lib/$(of StateDirectory)"
if [ "$(of Type)" = oneshot ]; then
  (begin ExecStart) >> "$log" 2>&1 || { tail "$log"; exit 1; }
  [ -z "$(of ExecStartPost)" ] || (begin ExecStartPost) >> "$log" 2>&1
else
  (begin ExecStart) >> "$log" 2>&1 &
  echo $! > "$pid"
fi
`;

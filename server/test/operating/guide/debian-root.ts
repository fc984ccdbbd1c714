// An empty machine to try the guide on: Debian 12 as its installer leaves it, in a folder. It has its own processes, mounts and, unless told
// otherwise, its own network, and all of them end with the shell that is opened in it.
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root.ts';
import { program } from '../machine.ts';

const kept = join(projectRoot, '.cache', 'debian-12');
const archives = 'var/cache/apt/archives';

export interface DebianRoot {
  folder: string;
  /** A shell of its owner. `network`: that of this machine, as packages come over it; else one of its own, where nobody else is. */
  shell(network?: 'shared'): RootShell;
  /** Packages that came over the network are kept for the next run. */
  keepPackages(): void;
  remove(): Promise<void>;
}

export interface RootShell {
  /** Runs what is typed, as somebody does who reads the guide: variables and the folder stay. Throws unless it ends with 0. */
  type(commands: string): Promise<string>;
  /** The same, for what ends with something else; answers with both. */
  attempt(commands: string): Promise<{ code: number; said: string }>;
  /** With all that was started in it. */
  close(): Promise<void>;
}

/** Made once with debootstrap, and unpacked from then on. */
export async function makeDebianRoot(): Promise<DebianRoot> {
  if (process.getuid?.() !== 0) throw new Error('An empty machine cannot be made: only root may.');
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-debian-'));
  // It is the root of a machine, on which not only its owner lives.
  chmodSync(folder, 0o755);
  const tarball = join(kept, 'root.tar');
  if (existsSync(tarball)) {
    await program('tar', ['-xpf', tarball, '-C', folder]);
  } else {
    mkdirSync(join(kept, 'archives'), { recursive: true });
    // What it mounts is gone with the namespace, even when it fails halfway.
    await program('unshare', ['--mount', 'debootstrap', 'bookworm', folder], { maxBuffer: 2 ** 26 });
    await program('tar', ['-cf', `${tarball}.unfinished`, '-C', folder, '.']);
    renameSync(`${tarball}.unfinished`, tarball);
  }
  cpSync(join(kept, 'archives'), join(folder, archives), { recursive: true });
  const shells: RootShell[] = [];
  return {
    folder,
    shell(network) {
      const shell = openShell(folder, network === 'shared');
      shells.push(shell);
      return shell;
    },
    keepPackages() {
      for (const file of readdirSync(join(folder, archives)).filter((one) => one.endsWith('.deb')))
        cpSync(join(folder, archives, file), join(kept, 'archives', file));
    },
    async remove() {
      for (const shell of shells) await shell.close();
      await program('rm', ['-rf', folder]);
    },
  };
}

/** Reads each command whole, as a terminal does, and tells how it ended. */
const reader = `exec 2>&1
while read -r words; do eval "$(base64 -d <<< "$words")" < /dev/null; printf '\\n=== %d\\n' $?; done`;

function openShell(folder: string, isShared: boolean): RootShell {
  const mounts = `mount -t proc proc "$0/proc" && mount -t tmpfs tmpfs "$0/dev/shm" && exec chroot "$0" "$@"`;
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      ...(isShared ? [] : ['--net']),
      'sh',
      '-c',
      mounts,
      folder,
      'env',
      '-i',
      'HOME=/root',
      'LANG=C.UTF-8',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      'bash',
      '-c',
      `cd; ${reader}`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let said = '';
  let heard = () => {};
  child.stdout.setEncoding('utf8').on('data', (data) => {
    said += data;
    heard();
  });
  async function attempt(commands: string) {
    const from = said.length;
    const ending = () => /\n=== (\d+)\n/.exec(said.slice(from));
    child.stdin.write(`${Buffer.from(commands).toString('base64')}\n`);
    await Promise.race([
      new Promise<void>((resolve) => {
        heard = () => void (ending() && resolve());
      }),
      gone.then(() => Promise.reject(new Error(`The shell ended: ${said.slice(from)}`))),
    ]);
    const end = ending();
    return { code: Number(end?.[1]), said: said.slice(from, from + (end?.index ?? 0)) };
  }
  return {
    attempt,
    async type(commands) {
      const { code, said } = await attempt(commands);
      if (code !== 0) throw new Error(`It ended with ${code}:\n${commands}\n${said}`);
      return said;
    },
    async close() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

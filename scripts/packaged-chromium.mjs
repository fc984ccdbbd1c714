// The Chromium inside of @sparticuz/chromium: only its program and, where the system has none, its libraries and fonts.
// What else the package does, such as its arguments for Chromium, is made for Amazon Lambda and not for tests.
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));

/** Path of the program below `folder`, in a folder named by its version. Unpacked whole or not at all. */
export async function unpackChromium(folder) {
  const home = join(folder, `chromium-${version}`);
  const program = join(home, 'chromium');
  if (existsSync(program)) return program;
  process.stdout.write('Chromium is unpacked, once.\n');
  await mkdir(folder, { recursive: true });
  const half = await mkdtemp(join(folder, 'chromium-'));
  try {
    await unpack('chromium.br', createWriteStream(join(half, 'headless_shell'), { mode: 0o755 }));
    await writeFile(join(half, 'chromium'), await launcher(half));
    await chmod(join(half, 'chromium'), 0o755);
    await chmod(half, 0o755);
    await rename(half, home);
  } catch (error) {
    // Somebody else was quicker.
    if (!existsSync(program)) throw error;
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return program;
}

const unpack = (name, target) =>
  pipeline(createReadStream(join(packed, 'bin', name)), createBrotliDecompress(), target);

const fontsBesideIt = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** Starts the program with what the system lacks. */
async function launcher(home) {
  const settings = [];
  if (!(await starts(join(home, 'headless_shell')))) {
    await unpack('al2023.tar.br', extract(home));
    settings.push('LD_LIBRARY_PATH="$home/lib"');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) {
    await unpack('fonts.tar.br', extract(home));
    await writeFile(join(home, 'system-fonts.conf'), fontsBesideIt);
    settings.push('FONTCONFIG_FILE="$home/system-fonts.conf"');
  }
  return `#!/bin/sh\nhome=\${0%/*}\n${settings.map((setting) => `export ${setting}\n`).join('')}exec "$home/headless_shell" "$@"\n`;
}

const starts = (program) =>
  promisify(execFile)(program, ['--version', '--no-sandbox']).then(
    () => true,
    () => false,
  );

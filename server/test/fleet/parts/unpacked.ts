// The pack as people unpack it, kept for the next run until something in it changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root.ts';
import { program } from '../../operating/machine.ts';
import { copyPack } from '../../operating/packed.ts';

/** Answers the folder with `server.js`. */
export async function unpacked(): Promise<string> {
  const kept = join(projectRoot, '.cache', 'unpacked');
  mkdirSync(kept, { recursive: true });
  const name = await copyPack(kept);
  const hash = createHash('sha256').update(readFileSync(join(kept, name)));
  const folder = join(kept, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const half = `${kept}.half`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half);
    await program('tar', ['-xzf', join(kept, name), '-C', half]);
    rmSync(kept, { recursive: true });
    mkdirSync(kept);
    // Under its name only when it is whole.
    renameSync(half, folder);
  }
  rmSync(join(kept, name), { force: true });
  return join(folder, name.slice(0, -'.tar.gz'.length));
}

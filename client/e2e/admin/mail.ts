// What the product mailed: a demo writes its mails into a folder.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../journey.ts';

/** The path, with what follows it, of the first link below `path` in a mail to `address`, once it is there. */
export async function linkMailedTo(address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await mailsTo(address)).map((mail) => pathIn(mail, path)).find(Boolean);
    expect(link, `a mail to ${address}`).toBeTruthy();
  }).toPass();
  return link ?? '';
}

async function mailsTo(address: string): Promise<string[]> {
  const folder = process.env.E2E_MAIL ?? '';
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(files)).filter((mail) => mail.includes(`To: ${address}`)).map(unfolded);
}

/** Without the line breaks and signs of quoted-printable. */
const unfolded = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

function pathIn(mail: string, path: string): string | undefined {
  const [, found] = new RegExp(`https?://[^/\\s]+(${path}[?#][\\w.=&-]+)`).exec(mail) ?? [];
  return found;
}

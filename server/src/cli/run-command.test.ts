import { runCommand } from './run-command.ts';

async function run(...words: string[]) {
  const said = { out: '', err: '' };
  const code = await runCommand(words, {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
  });
  return { code, ...said };
}

test('each command says in its help whether it may run while the product does', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  const words = [...out.matchAll(/^ {2}([a-z][a-z-]+) /gm)].map(([, word]) => word);
  expect(words).toEqual(
    expect.arrayContaining(['check', 'erase', 'export', 'owner', 'purge', 'reseal', 'send-test-mail']),
  );
  for (const word of words) {
    const help = await run(word ?? '', '--help');
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toMatch(/\bwhile the\s+product\s+(does|runs)\b/);
  }
});

test.each([
  ['without a word', []],
  ['with a word that is none', ['nonsense']],
  ['with a word too many', ['owner', 'a@example.org', 'b@example.org']],
])('%s the usage is wrong, and that is said', async (_, words) => {
  const { code, out, err } = await run(...words);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/--help/);
});

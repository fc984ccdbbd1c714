// What a Markdown text names, with the lines it does so on.

const kinds = 'ts|tsx|mjs|mts|json|graphql|md|css|html|yml|pdf';
const path = new RegExp(`^[\\w.<>@*/-]+(\\.(${kinds})|/)$`);
const command = /^(npm|npx|node) /;
/** Made when the product runs or is built; mail addresses and addresses of the site are no paths. */
const made = /^(\.data|\.cache|node_modules|dist|coverage)\/|^\/|\.generated\.ts$|^generated\/|\/generated\//;

/** Links to other files of the repository, with the heading they lead to, if any. */
export function linksIn(text) {
  return prose(text).flatMap(({ line, content }) =>
    [...content.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => ({ line, target }))
      .filter(({ target }) => !/^[a-z]+:/.test(target)),
  );
}

/** Paths and commands: what stands between backticks, and in blocks the commands and the folders that are drawn. */
export function namesIn(text) {
  const inProse = prose(text).flatMap(({ line, content }) =>
    [...content.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ line, name: name.trim() })),
  );
  const inBlocks = blocks(text).map(({ line, content }) => ({ line, name: content.trim() }));
  return [
    ...inProse,
    ...inBlocks.map(({ line, name }) => ({ line, name: command.test(name) ? name : firstOfLine(name) })),
  ].flatMap(({ line, name }) => {
    if (name.includes('…')) return [];
    if (command.test(name)) return [{ line, command: name.replace(/\s+#.*$/, '') }];
    return path.test(name) && !made.test(name) ? [{ line, path: name }] : [];
  });
}

/** A line of a drawn folder is a name, two blanks or more, and words about it. */
const firstOfLine = (line) => /^(\S+)\s{2,}\S/.exec(line)?.[1] ?? '';

/** The headings of a document as links name them. */
export function anchorsOf(text) {
  return prose(text)
    .filter(({ content }) => content.startsWith('#'))
    .map(({ content }) =>
      content
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
}

const prose = (text) => lines(text).filter(({ block }) => !block);
const blocks = (text) => lines(text).filter(({ block }) => block);

/** Each line, and whether it is in a block of code: between fences, or four blanks in after an empty line. */
function lines(text) {
  let fenced = false;
  return text.split('\n').map((content, index) => {
    const fence = /^\s*```/.test(content);
    if (fence) fenced = !fenced;
    return { line: index + 1, content, block: fence || fenced || /^ {4}(npm|npx|node) /.test(content) };
  });
}

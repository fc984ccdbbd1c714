// What an issue says, with its records as they are now: made when it is shown, and kept when its sending begins.
import type { Actor } from '../../../platform/actor.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import { money } from '../../../platform/text/in-words.ts';
import { showsSomething } from '../../../platform/text/rich-text.ts';
import { badField, badInput } from '../../../platform/validation.ts';
import type { Content } from '../../content/content.ts';
import type { PagePaths } from '../../content/pages/page-paths.ts';
import type { IssueContent, IssuePart } from './issue-parts.ts';
import type { IssueBlock } from './newsletter-issue.entity.ts';

interface WrittenIssue {
  subject: string;
  preheader: string | null;
  blocks: IssueBlock[];
}

/** What visitors see, and so may read in a newsletter. */
const visitor: Actor = { user: null, ip: '', userAgent: '' };
const excerptLength = 180;

export class IssueContents {
  readonly #content: Content;
  readonly #pagePaths: PagePaths;

  constructor(content: Content, pagePaths: PagePaths) {
    this.#content = content;
    this.#pagePaths = pagePaths;
  }

  /** As it is now. Blocks without anything to show are left out; `faults` has a sentence for each of them. */
  async of(issue: WrittenIssue): Promise<{ content: IssueContent; faults: ErrorDetail[] }> {
    const faults: ErrorDetail[] = [];
    const parts = await Promise.all(
      issue.blocks.map(async (block, index): Promise<IssuePart[]> => {
        const part = await this.#partOf(block);
        if (typeof part !== 'string') return [part];
        faults.push({ message: `Part ${index + 1} ${part}`, path: ['blocks', index] });
        return [];
      }),
    );
    const { subject, preheader } = issue;
    return { content: { subject, preheader, parts: parts.flat() }, faults };
  }

  /** The same, for sending. Throws BAD_USER_INPUT when a part shows nothing, or there is none. */
  async complete(issue: WrittenIssue): Promise<IssueContent> {
    const { content, faults } = await this.of(issue);
    if (faults.length > 0) throw badInput(faults);
    if (content.parts.length === 0)
      throw badField('blocks', 'There is nothing in it yet: please add a part.');
    return content;
  }

  /** A string is the end of a sentence about why it shows nothing. */
  async #partOf({ kind, text, recordId }: IssueBlock): Promise<IssuePart | string> {
    if (kind === 'text') {
      const says = text !== null && showsSomething(text);
      return says ? { kind, html: text } : 'has no text: please write it or remove it.';
    }
    if (recordId === null) return `names no ${kind}: please choose one or remove it.`;
    const type = this.#content.types.find(({ one }) => one === kind);
    const row = type && (await this.#content.of(type).find(visitor, recordId));
    if (!row) return `names a ${kind} that is not on the website: please choose another one or remove it.`;
    const { name, title, description, text: words, price, imageUrl, imageAlt } = row as unknown as Shown;
    return {
      kind: 'card',
      title: name ?? title ?? '',
      excerpt: shortened(description ?? words ?? ''),
      price: price === undefined ? null : price <= 1 ? 'Free' : money(price, 'UGX'),
      path: await this.#pagePaths.of(type, row),
      label: kind === 'post' ? 'Read more' : 'See the journey',
      imageUrl: imageUrl ?? null,
      imageAlt: imageAlt ?? null,
    };
  }
}

/** What programs and posts have of a card. */
interface Shown {
  name?: string;
  title?: string;
  description?: string;
  text?: string;
  price?: number;
  imageUrl?: string | null;
  imageAlt?: string | null;
}

/** The beginning, cut between words. */
function shortened(words: string): string {
  const line = words.split(/\s+/).join(' ').trim();
  if (line.length <= excerptLength) return line;
  const cut = line.slice(0, excerptLength).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.]$/, '')}...`;
}

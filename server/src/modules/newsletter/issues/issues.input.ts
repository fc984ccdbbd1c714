import { z } from 'zod';
import {
  newsletterBlockInputRules as block,
  newsletterIssueInputRules as rules,
} from '../../../generated/rules.ts';
import { atMost, isVisible } from '../../../platform/text/characters.ts';
import { parseInput } from '../../../platform/validation.ts';
import { line } from '../../inbox/fields.ts';
import type { MailComposer } from '../../mail/mail-composer.service.ts';

const text = z
  .string()
  .nullish()
  .transform((html) => html || null)
  .pipe(z.string().check(atMost(block.text.maxLength)).nullable());

const blocks = z
  .array(
    z.object({
      kind: z.enum(['text', 'program', 'post']),
      text,
      recordId: z
        .int()
        .min(1)
        .nullish()
        .transform((id) => id ?? null),
    }),
  )
  .max(rules.blocks.maxItems, `A newsletter has at most ${rules.blocks.maxItems} parts.`)
  // What was typed into a part before it became another kind is not kept.
  .transform((list) =>
    list.map(({ kind, text, recordId }) =>
      kind === 'text' ? { kind, text, recordId: null } : { kind, text: null, recordId },
    ),
  );

const optionalLine = z.preprocess(
  (value) => (typeof value === 'string' && !isVisible(value) ? null : (value ?? null)),
  line(rules.preheader.maxLength).nullable(),
);

const issueInput = z.object({
  subject: line(rules.subject.maxLength),
  preheader: optionalLine,
  blocks,
  perMinute: z.int().min(rules.perMinute.min).max(rules.perMinute.max),
});

/** What staff write, without what a mail cannot hold. A draft may have parts that show nothing yet. Throws BAD_USER_INPUT. */
export function parseIssue(composer: MailComposer, input: unknown) {
  const issue = parseInput(issueInput, input);
  const blocks = issue.blocks.map((typed) => ({
    ...typed,
    text: typed.text && (composer.sanitise(typed.text) || null),
  }));
  return { ...issue, blocks };
}

import { postInputRules as rules } from '../../generated/rules.ts';
import { showsSomething } from '../../platform/text/rich-text.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { checkPublishing, publishingFields } from '../content/publishing.ts';
import { htmlRules, readableText, sanitisePost } from './post-html.ts';

/** What staff fill in for a post. Content that shows nothing counts as missing. */
export const postInput = inputFrom(rules, contentField, {
  ...publishingFields,
  content: contentField(rules.content, 'content')
    .overwrite(sanitisePost)
    .refine(showsSomething, 'Content is required.'),
})
  .check(checkPublishing)
  .transform((post) => ({ ...post, text: readableText(post.content), contentRules: htmlRules }));

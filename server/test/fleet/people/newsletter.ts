// A newsletter to readers who confirmed, in the way that staff send it.
import type { AskedFleet } from '../asked-fleet.ts';

/** Letters of it go to `reader1@example.org` and so on. */
export async function sendNewsletter(
  { webs: [web], token, rowsOf }: AskedFleet,
  { readers, perMinute }: { readers: number; perMinute: number },
): Promise<void> {
  await rowsOf(
    `INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at)
     SELECT 'reader' || n || '@example.org', 'confirmed', now(), now(), now() FROM generate_series(1, $1::integer) AS n`,
    [readers],
  );
  const staff = web.as(token);
  const input = { subject: 'News', perMinute, blocks: [{ kind: 'text', text: '<p>News.</p>' }] };
  const create = 'mutation ($input: NewsletterIssueInput!) { createNewsletterIssue(input: $input) { id } }';
  const { createNewsletterIssue } = await staff.graphql(create, { input });
  await staff.graphql('mutation ($id: ID!) { sendNewsletterIssue(id: $id) { id } }', createNewsletterIssue);
}

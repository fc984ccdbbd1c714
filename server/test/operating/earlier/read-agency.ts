// All that is kept of an agency, as staff read it and as visitors see it: two releases on the same tables must say the same.
import { type Answered, type Client, Refused } from './asked.ts';
import { type Agency, owner } from './write-agency.ts';

export async function readAgency(staff: Client, agency: Agency) {
  const read = await staff.graphql(everything, { programId: agency.programId });
  return {
    ...read,
    opened: await Promise.all(agency.registrationIds.map((id) => openRegistration(staff, id))),
    pages: await readPages(staff.origin, agency.paths),
  };
}

const everything = `query ($programId: ID!) {
  me { email role }
  twoFactor { on }
  programs(status: published) { id name duration price position }
  drafts: programs(status: draft) { id name status path }
  posts { id title content status }
  redirects { from to isUsed }
  trash { type id title deletedBy }
  draft(kind: program, key: $programId) { document baseVersion }
  revisions(kind: program, key: $programId) { nodes { version event changedBy changedFields } }
  registrations(first: 50) { nodes { id firstName email status program { name } hasAllergies } }
  contactSubmissions(first: 50) { nodes { name email subject message status } }
  reminders { text doneAt }
  donations(first: 50) { nodes { reference name amount currency status providerTransactionId } }
  subscribers(first: 50) { nodes { email status } }
  siteSettings { company { name phones } }
}`;

async function openRegistration(staff: Client, id: number): Promise<Answered> {
  const { registration, timeline } = await staff.graphql(
    `query ($id: ID!) {
      registration(id: $id) { medicalConditions allergies medications emergencyName consentVersion }
      timeline(subject: { kind: registration, id: $id }) { type text byName }
    }`,
    { id },
  );
  // To open it adds to its timeline.
  return {
    ...registration,
    notes: timeline.filter(({ type }: { type: string }) => type !== 'opened'),
  };
}

/** Where each leads; of a page that is there also its headline. */
async function readPages(origin: string, paths: string[]): Promise<Answered> {
  const pages: Record<string, object> = {};
  for (const path of paths) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const [, headline] = /<h1[^>]*>([^<]*)</.exec(await answer.text()) ?? [];
    const shown = answer.ok ? { headline } : { location: answer.headers.get('location') };
    pages[path] = { status: answer.status, ...shown };
  }
  return pages;
}

/** With the password and a code of two-factor sign-in. */
export async function signIn(visitor: Client, code: string): Promise<Client> {
  const logIn =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
  const refused = await visitor.graphql(logIn, owner).then(
    () => null,
    (error) => error,
  );
  if (!(refused instanceof Refused && refused.extensions.challenge))
    throw refused ?? new Error('The password alone signed in.');
  const { completeLogin } = await visitor.graphql(
    'mutation ($challenge: String!, $code: String!) { completeLogin(challenge: $challenge, code: $code) { token } }',
    { challenge: refused.extensions.challenge, code },
  );
  return visitor.as(completeLogin.token);
}

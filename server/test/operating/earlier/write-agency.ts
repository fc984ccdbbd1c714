// A small agency, filled in by its owner and its visitors through the contract: each release since the baseline understands it.
import { URI } from 'otpauth';
import type { FakeFlutterwave } from '../../fakes/flutterwave-world.ts';
import { gorillaTrek, registration } from '../../samples.ts';
import type { Client } from './asked.ts';

export const owner = { email: 'owner@agency.example', password: 'seven boats on the Kazinga channel' };

/** What the owner needs to sign in again, and where to look for what. */
export interface Agency {
  /** Of the authenticator app. */
  uri: string;
  recoveryCodes: string[];
  /** The one that was saved more than once. */
  programId: number;
  registrationIds: number[];
  /** Addresses of the site, of which some lead to nothing. */
  paths: string[];
}

/** `setup` is the link that the log of an empty deployment shows. Answers also the token of the owner, who is signed in. */
export async function writeAgency(
  visitor: Client,
  setup: string,
  provider: FakeFlutterwave,
): Promise<{ agency: Agency; token: string }> {
  const [, secret = ''] = /#setup=([\w.~-]+)/.exec(setup) ?? [];
  const { signup } = await visitor.graphql(
    'mutation ($input: SignupInput!) { signup(input: $input) { token } }',
    { input: { ...owner, confirmPassword: owner.password, setup: decodeURIComponent(secret) } },
  );
  const { token } = signup;
  const staff = visitor.as(token);
  const twoFactor = await withTwoFactor(staff);
  const { programId, paths } = await writeContent(staff);
  const registrationIds = await writeOffice(visitor, staff, programId);
  await donate(visitor, provider);
  await subscribe(visitor, staff);
  return { agency: { ...twoFactor, programId, registrationIds, paths }, token };
}

async function withTwoFactor(staff: Client) {
  const { setUpTwoFactor } = await staff.graphql(
    'mutation ($password: String!) { setUpTwoFactor(password: $password) { uri } }',
    owner,
  );
  const { uri } = setUpTwoFactor;
  const { confirmTwoFactor: recoveryCodes } = await staff.graphql(
    'mutation ($code: String!) { confirmTwoFactor(code: $code) }',
    { code: codeOf(uri, 0) },
  );
  return { uri, recoveryCodes };
}

/** What the app shows so many milliseconds from now. */
export function codeOf(uri: string, later: number): string {
  const app = URI.parse(uri);
  if (!('period' in app)) throw new Error('Codes of two-factor sign-in follow the clock.');
  return app.generate({ timestamp: Date.now() + later });
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function writeContent(staff: Client) {
  const create =
    'mutation ($input: ProgramInput!) { createProgram(input: $input) { id path version status } }';
  const programs = [];
  for (const number of numbers(12)) {
    const status = number % 4 === 0 ? 'draft' : 'published';
    const input = { ...gorillaTrek, name: `Journey number ${number}`, price: number * 100_000, status };
    programs.push((await staff.graphql(create, { input })).createProgram);
  }
  const [changed, trashed] = programs;
  for (const duration of ['4 days', '5 days'])
    await staff.graphql(
      'mutation ($id: ID!, $input: ProgramInput!) { updateProgram(id: $id, input: $input) { id } }',
      { id: changed.id, input: { ...gorillaTrek, name: 'Journey number 1', duration } },
    );
  await staff.graphql('mutation ($id: ID!) { deleteProgram(id: $id) }', trashed);
  await staff.graphql('mutation ($input: DraftInput!) { saveDraft(input: $input) { kind } }', {
    input: {
      kind: 'program',
      key: changed.id,
      baseVersion: 3,
      document: { name: 'A name that is not decided' },
    },
  });
  for (const number of numbers(6)) {
    const [category, status] = ['news', number % 3 === 0 ? 'draft' : 'published'];
    await staff.graphql('mutation ($input: PostInput!) { createPost(input: $input) { id } }', {
      input: { title: `News number ${number}`, content: '<p>It rained.</p>', category, status },
    });
  }
  for (const number of numbers(10))
    await staff.graphql('mutation ($input: RedirectInput!) { createRedirect(input: $input) { id } }', {
      input: { from: `/old-page-${number}`, to: changed.path },
    });
  await staff.graphql(
    'mutation ($input: CompanySettingsInput!) { updateCompanySettings(input: $input) { name } }',
    { input: { name: 'Lake Agency', phones: ['+256 700 000 009'] } },
  );
  const paths = ['/old-page-1', ...programs.map(({ path }) => path)];
  return { programId: changed.id as number, paths };
}

/** What visitors send, and what the office notes about it. */
async function writeOffice(visitor: Client, staff: Client, programId: number): Promise<number[]> {
  const ids: number[] = [];
  for (const number of numbers(12)) {
    const input = {
      ...registration,
      programId,
      email: `grace${number}@example.org`,
      medicalConditions: `Asthma, number ${number}`,
      allergies: number % 2 === 0 ? 'Nuts' : '',
    };
    const { createRegistration } = await visitor.graphql(
      'mutation ($input: RegistrationInput!) { createRegistration(input: $input) { id } }',
      { input },
    );
    ids.push(createRegistration.id);
    await visitor.graphql('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
      input: {
        name: 'Grace',
        email: input.email,
        subject: `Question ${number}`,
        message: `Is there room for ${number}?`,
      },
    });
  }
  for (const id of ids.slice(0, 6)) {
    const subject = { kind: 'registration', id };
    await staff.graphql(
      `mutation ($subject: SubjectInput!, $text: String!, $dueOn: Date!) {
        addNote(subject: $subject, text: $text) { id }
        addReminder(subject: $subject, text: $text, dueOn: $dueOn) { id }
      }`,
      { subject, text: `Called about number ${id}`, dueOn: registration.startDate },
    );
  }
  await staff.graphql(
    'mutation ($ids: [ID!]!) { setRegistrationStatus(ids: $ids, status: confirmed) { id } }',
    { ids: ids.slice(0, 3) },
  );
  return ids;
}

/** Of nine, three are paid, three failed and three were left at the checkout. */
async function donate(visitor: Client, provider: FakeFlutterwave): Promise<void> {
  for (const number of numbers(9)) {
    const amount = number;
    const { startDonation } = await visitor.graphql(
      'mutation ($input: DonationInput!) { startDonation(input: $input) { reference } }',
      { input: { name: `Donor ${number}`, email: `donor${number}@example.org`, amount } },
    );
    if (number % 3 === 0) continue;
    const status = number % 3 === 1 ? 'successful' : 'failed';
    const { reference } = startDonation;
    const { id } = provider.pay(reference, { amount, status });
    await visitor.graphql(
      'mutation ($reference: String!, $id: ID!) { verifyDonation(reference: $reference, transactionId: $id) { status } }',
      { reference, id },
    );
  }
}

async function subscribe(visitor: Client, staff: Client): Promise<void> {
  for (const number of numbers(5))
    await visitor.graphql('mutation ($email: String!) { subscribeNewsletter(email: $email) }', {
      email: `asked${number}@example.org`,
    });
  const { subscribersLink } = await staff.graphql('mutation { subscribersLink(purpose: import) }');
  const { pathname, search } = new URL(subscribersLink);
  const rows = numbers(20).map((number) => `reader${number}@example.org,2026-01-05,Fair`);
  const taken = await fetch(staff.origin + pathname + search, {
    method: 'POST',
    body: ['email,consent_at,consent_source', ...rows].join('\n'),
  });
  if (taken.status !== 201) throw new Error(await taken.text());
}

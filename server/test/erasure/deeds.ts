// What visitors do, and what staff do about it, all by the real handlers.
import { randomUUID } from 'node:crypto';
import { kampalaDay } from '../../src/platform/kampala-day.ts';
import { bookAndCancel, waitForSeats } from './bookings.ts';
import type { Deed, Guest, Scene, Staff } from './guest.ts';

export const deeds: Record<Deed, (guest: Guest, scene: Scene) => Promise<void>> = {
  async register({ email, name, nameBefore }, { mark, visitor, staff }) {
    const day = kampalaDay();
    const sent = {
      firstName: nameBefore ?? name,
      lastName: name,
      email,
      phone: '+256 755 123 987',
      dateOfBirth: '1987-03-14',
      programId: 1,
      startDate: day,
      consent: true,
      emergencyName: mark,
      emergencyPhone: '+256 755 123 987',
      allergies: mark,
    };
    const { made } = await visitor(
      'mutation ($input: RegistrationInput!, $form: FormGuard) { made: createRegistration(input: $input, form: $form) { id } }',
      { input: sent },
    );
    const subject = { kind: 'registration', id: made.id };
    await staff('query ($id: ID!, $key: String) { registration(id: $id, opening: $key) { id } }', {
      id: made.id,
      key: randomUUID(),
    });
    if (nameBefore !== undefined)
      await staff(
        'mutation ($id: ID!, $input: RegistrationInput!) { updateRegistration(id: $id, input: $input) { id } }',
        { id: made.id, input: { ...sent, firstName: name } },
      );
    await staff(
      `mutation ($s: SubjectInput!, $d: Date!, $mark: String!) {
         addNote(subject: $s, text: $mark) { id } addReminder(subject: $s, dueOn: $d, text: $mark) { id } }`,
      { s: subject, d: day, mark },
    );
    await reply(staff, subject, mark);
  },
  async write({ email, name }, { mark, visitor, staff, api }) {
    await visitor(
      'mutation ($input: ContactMessageInput!, $form: FormGuard) { sendContactMessage(input: $input, form: $form) }',
      { input: { name, email, subject: `${name} ${mark}`, message: `${name}: ${mark}` } },
    );
    const [{ id }] = await api.db.query('SELECT max(id) AS id FROM contact_submissions');
    await reply(staff, { kind: 'message', id }, mark);
  },
  async subscribe({ email }, { visitor, api }) {
    await visitor(
      'mutation ($email: String!, $form: FormGuard) { subscribeNewsletter(email: $email, form: $form) }',
      { email },
    );
    const jobs = await api.db.query(
      `SELECT data FROM pgboss.job WHERE data->>'template' = 'newsletter-confirm' ORDER BY created_on DESC LIMIT 1`,
    );
    const mail = jobs[0] && api.services.mail.open(jobs[0].data);
    if (mail?.template !== 'newsletter-confirm' || mail.to !== email.toLowerCase()) return;
    const token = new URL(mail.data.confirmUrl).searchParams.get('token');
    await api.graphql('mutation ($token: String!) { confirmNewsletter(token: $token) }', { token });
  },
  async donate({ email, name }, { visitor, staff, api }) {
    const { startDonation } = await visitor(
      'mutation ($input: DonationInput!, $form: FormGuard) { startDonation(input: $input, form: $form) { reference } }',
      { input: { name, email, amount: 15 } },
    );
    const paid = { ...startDonation, amount: 1_500, currency: 'USD' } as const;
    await api.services.sandbox?.pay(paid, 'successful');
    await visitor(
      'mutation ($reference: String!) { verifyDonation(reference: $reference) { status } }',
      paid,
    );
    const [{ id }] = await api.db.query('SELECT max(id) AS id FROM donations');
    await staff('mutation ($id: ID!) { sendDonationThanks(id: $id) { id } }', { id });
  },
  book: bookAndCancel,
  'wait for seats': waitForSeats,
  async 'ask for a password'({ email }, { visitor }) {
    await visitor('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
  },
};

const reply = (staff: Staff, subject: object, mark: string) =>
  staff(
    `mutation ($s: SubjectInput!, $key: String!, $mark: String!) {
       sendReply(subject: $s, key: $key, input: { subject: $mark, text: $mark }) { id } }`,
    { s: subject, key: randomUUID(), mark },
  );

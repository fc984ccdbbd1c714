import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderSite } from '../../../test/render-site.tsx';
import { holdToasts, seen } from '../../../test/toasts.ts';

const message = {
  Name: 'Amina Okello',
  Email: 'amina@example.com',
  Subject: 'Four days in June',
  Message: 'We are five, one of us is six years old.',
};

async function fill(user: UserEvent, values: Record<string, string> = message) {
  for (const [label, value] of Object.entries(values)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(value);
  }
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Message' }));

beforeEach(() => {
  sessionStorage.clear();
  holdToasts();
});

test('three departments share a mailbox and a telephone, and Customer Support names a person', async () => {
  await renderSite('/contact');
  const cards = within(await screen.findByRole('region', { name: 'Departments' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Bookings',
    'Customer Support',
    'General Inquiries',
  ]);
  for (const card of cards) {
    expect(within(card).getByText('hello@lubugo.example')).toBeVisible();
    expect(within(card).getByText('+256 000 555 014')).toHaveAttribute('href', 'tel:+256000555014');
  }
  expect(within(cards[1] as HTMLElement).getByText('Ask for Sarah Chebet')).toBeVisible();
});

test('Visit Us has the address and the opening hours', async () => {
  await renderSite('/contact');
  const visit = within(await screen.findByRole('region', { name: 'Visit Us' }));
  expect(visit.getByText(/Plot 18, Mugwanya Rise/)).toBeVisible();
  expect(visit.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Monday to Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(visit.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8:00 AM to 5:00 PM',
    '9:00 AM to 2:00 PM',
    'Closed',
  ]);
});

/** Has every picture that code asks for arrive, or not. */
function answerPictures(arrive: boolean) {
  Object.defineProperty(Image.prototype, 'src', {
    configurable: true,
    set(this: HTMLImageElement, address: string) {
      this.setAttribute('src', address);
      if (address.includes('openstreetmap'))
        queueMicrotask(() => (arrive ? this.onload : this.onerror)?.call(this, new Event('end')));
    },
  });
}
const pictureAddress = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
afterEach(() => {
  if (pictureAddress) Object.defineProperty(HTMLImageElement.prototype, 'src', pictureAddress);
});

test('the map is fetched only when somebody asks for it, and the address stays', async () => {
  answerPictures(true);
  const { user } = await renderSite('/contact');
  await screen.findByRole('region', { name: 'Visit Us' });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show map' }));
  const map = await screen.findByTitle('Map of Kabalagala, Kampala');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map.getAttribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
  fireEvent.load(map);
  const visit = within(screen.getByRole('region', { name: 'Visit Us' }));
  expect(visit.getByText(/Plot 18, Mugwanya Rise/)).toBeVisible();
});

test('where the map cannot be reached, the address takes its place', async () => {
  answerPictures(false);
  const { user } = await renderSite('/contact');
  await user.click(await screen.findByRole('button', { name: 'Show map' }));
  expect(await screen.findByText(/The map cannot be reached just now. We are at Plot 18/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a message is sent once, with proof that a form was shown, and the fields are emptied', async () => {
  const calls: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  const { user } = await renderSite('/contact', {
    answers: { sendContactMessage: (call: never) => answer.promise.then(() => Boolean(calls.push(call))) },
  });
  await fill(user);
  await send(user);
  const button = await screen.findByRole('button', { name: 'Sending...' });
  expect(button).toBeDisabled();
  expect(button.querySelector('span[aria-hidden]')).not.toBeNull();
  answer.resolve();
  await seen('Message sent successfully');
  expect(calls).toEqual([
    {
      input: {
        name: 'Amina Okello',
        email: 'amina@example.com',
        subject: 'Four days in June',
        message: 'We are five, one of us is six years old.',
      },
      form: { token: 'token', website2: '', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    },
  ]);
  for (const label of Object.keys(message)) expect(screen.getByLabelText(label)).toHaveValue('');
  expect(sessionStorage.getItem('form:contact')).toBeNull();
});

test('what the server finds wrong stands beside its field, and nothing typed is lost', async () => {
  const details = [{ message: 'Subject must have 200 characters or fewer.', path: ['input', 'subject'] }];
  const { user } = await renderSite('/contact', {
    answers: {
      sendContactMessage() {
        throw new GraphQLError('Please check the fields.', {
          extensions: { code: 'BAD_USER_INPUT', details },
        });
      },
    },
  });
  await fill(user);
  await send(user);
  await seen('Error submitting form');
  const subject = screen.getByLabelText('Subject');
  expect(subject).toHaveAccessibleDescription('Subject must have 200 characters or fewer.');
  expect(subject).toBeInvalid();
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'One answer needs another look' })).toHaveFocus(),
  );
  for (const [label, value] of Object.entries(message))
    expect(screen.getByLabelText(label)).toHaveValue(value);
});

test('a message that did not get through says why and can be sent again under the same key', async () => {
  const keys: unknown[] = [];
  const { user } = await renderSite('/contact', {
    answers: {
      sendContactMessage: ({ form }: { form: { key: string } }) => {
        keys.push(form.key);
        if (keys.length === 1) throw new Error('The office is closed for a second.');
        return true;
      },
    } as never,
  });
  await fill(user);
  await send(user);
  expect(await screen.findByText('The office is closed for a second.')).toBeVisible();
  await send(user);
  await seen('Message sent successfully');
  expect(keys[1]).toBe(keys[0]);
});

test('what was typed survives a reload', async () => {
  sessionStorage.setItem('form:contact', JSON.stringify({ name: 'Amina', message: 'Half a sentence' }));
  await renderSite('/contact');
  expect(await screen.findByLabelText('Name')).toHaveValue('Amina');
  expect(screen.getByLabelText('Message')).toHaveValue('Half a sentence');
});

test('all four fields are required, and the e-mail must be one', async () => {
  await renderSite('/contact');
  expect(await screen.findByRole('heading', { name: 'Send us a Message' })).toBeVisible();
  for (const label of Object.keys(message)) expect(await screen.findByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
});

test('after a message that was sent without JavaScript the page says so', async () => {
  await renderSite('/contact?sent=contact');
  expect(await screen.findByText(/Message sent successfully/)).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('a message that came back without JavaScript goes on where it stood, whatever the tab remembers', async () => {
  sessionStorage.setItem('form:contact', JSON.stringify({ name: 'Somebody else', subject: 'Old' }));
  const values = { name: 'Grace', email: 'grace@', subject: '', message: 'Hello' };
  const problems = { email: 'Email is not valid.', subject: 'Subject is required.' };
  const { user } = await renderSite('/contact', {
    posted: { id: 'contact', values, problems, failure: '', token: 'a-token' },
  });
  expect(await screen.findByRole('heading', { name: '2 answers need another look' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Grace');
  expect(screen.getByLabelText('Subject')).toHaveValue('');
  await user.type(screen.getByLabelText('Email'), 'home.example');
  expect(screen.getByLabelText('Email')).toHaveValue('grace@home.example');
  expect(screen.queryByText('Email is not valid.')).not.toBeInTheDocument();
});

import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderSite } from '../../../test/render-site.tsx';
import { holdToasts, seen } from '../../../test/toasts.ts';

const form = async () => within(await screen.findByRole('region', { name: /Letters from the road/ }));
const refuse = (message: string, path: string) => () => {
  throw new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', details: [{ message, path: [path] }] },
  });
};

beforeEach(() => {
  sessionStorage.clear();
  holdToasts();
});

test('an address is sent and the field emptied, with the toast visitors know', async () => {
  const asked: string[] = [];
  const answer = Promise.withResolvers<void>();
  const subscribeNewsletter = ({ email }: { email: string }) =>
    answer.promise.then(() => Boolean(asked.push(email)));
  const { user } = await renderSite('/', { answers: { subscribeNewsletter } as never });
  const section = await form();
  const field = section.getByLabelText('Email');
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('type', 'email');
  await user.click(field);
  await user.paste('amina@example.com');
  await user.keyboard('{Enter}');
  const button = await section.findByRole('button', { name: 'Sending...' });
  expect(button).toBeDisabled();
  expect(button.querySelector('span[aria-hidden]')).not.toBeNull();
  answer.resolve();
  await seen('Message sent successfully');
  expect(field).toHaveValue('');
  expect(section.getByText(/One click in it, and you are on the list/)).toBeVisible();
  expect(asked).toEqual(['amina@example.com']);
});

test('an address the server does not take stays in the field with the reason', async () => {
  const { user } = await renderSite('/', {
    answers: { subscribeNewsletter: refuse('Email must be an e-mail address.', 'email') },
  });
  const field = (await form()).getByLabelText('Email');
  await user.click(field);
  await user.paste('amina@example');
  await user.keyboard('{Enter}');
  await seen('Error submitting form');
  expect(field).toHaveValue('amina@example');
  expect(field).toHaveAccessibleDescription('Email must be an e-mail address.');
});

test('opening the link of the mail confirms nothing; the button does', async () => {
  const tokens: string[] = [];
  const { user } = await renderSite('/newsletter/confirm?token=abc', {
    answers: { confirmNewsletter: ({ token }: { token: string }) => Boolean(tokens.push(token)) } as never,
  });
  const button = await screen.findByRole('button', { name: 'Confirm my subscription' });
  expect(tokens).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'You are on the list' })).toBeVisible();
  expect(tokens).toEqual(['abc']);
});

test('a link that is too old says so', async () => {
  const sentence = 'This link is not valid or too old. Please subscribe again.';
  const { user } = await renderSite('/newsletter/confirm?token=old', {
    answers: { confirmNewsletter: refuse(sentence, 'token') },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm my subscription' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a link without its token leads back to the form', async () => {
  await renderSite('/newsletter/confirm');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/#newsletter');
});

test('one press leaves the newsletter, and without JavaScript the browser can send the same', async () => {
  const calls: unknown[] = [];
  const { user } = await renderSite('/newsletter/unsubscribe?token=abc', {
    answers: { unsubscribeNewsletter: (call: never) => Boolean(calls.push(call)) },
  });
  const button = await screen.findByRole('button', { name: 'Unsubscribe me' });
  expect(button.closest('form')).toHaveAttribute('action', '/newsletter/unsubscribe');
  expect(button.closest('form')).toHaveFormValues({ link: 'abc' });
  expect(calls).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'You have been unsubscribed' })).toBeVisible();
  expect(calls).toEqual([{ token: 'abc' }]);
});

test('without a link at hand an address is enough: a mail brings the link', async () => {
  const calls: { email: string }[] = [];
  const { user } = await renderSite('/newsletter/unsubscribe', {
    answers: { unsubscribeNewsletter: (call: never) => Boolean(calls.push(call)) },
  });
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('amina@example.com');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/If amina@example.com gets our newsletter/)).toBeVisible();
  expect(calls[0]?.email).toBe('amina@example.com');
});

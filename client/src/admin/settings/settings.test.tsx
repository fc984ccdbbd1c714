import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { demoAgency } from '../../../test/rows/demo-agency.ts';
import { seen } from '../../../test/toasts.ts';
import { endSession, login } from '../../lib/session/session.ts';
import { AgencyContext } from '../ui/agency-context.ts';
import { CurrentAgency } from './current-agency.tsx';
import { NoindexBanner } from './noindex-banner.tsx';
import { code } from './settings-group-page.tsx';

const questions = [
  { __typename: 'FaqQuestion', category: 'Before', question: 'Visa?', answer: 'Yes.' },
  { __typename: 'FaqQuestion', category: 'Before', question: 'Rain?', answer: 'Often.' },
];
const faq = { __typename: 'FaqSettings', questions, version: 3, updatedAt: null };
const answered = (item: object) => ({ settings: { __typename: 'SiteSettings', item } });

function open(group: string, server: Server) {
  const { Screen } = code;
  return renderStaff(
    <Routes>
      <Route path="/admin/settings/:group" element={<Screen />} />
    </Routes>,
    { ownDraft: () => ({ draft: null }), saveDraft: () => ({ draft: null }), ...server },
    `/admin/settings/${group}`,
  );
}

const openFaq = (server: Server = {}) => open('faq', { staffFaqSettingsNow: () => answered(faq), ...server });
const bare = (input: object) => JSON.parse(JSON.stringify(input));

beforeEach(() => {
  sessionStorage.clear();
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'owner' }, token: 'good' }));
});
afterEach(() => act(endSession));

describe('A page of settings', () => {
  test('saves the order with Ctrl and S, stays open, and saves the next change over the new version', async () => {
    const sent: unknown[] = [];
    const { user, calls } = openFaq({
      updateFaqSettings: ({ input, version }) => {
        sent.push([version, ...bare(input).questions.map((one: { question: string }) => one.question)]);
        return { saved: { ...faq, ...bare(input), version: version + 1 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move Rain? up' }));
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');
    await seen('Saved. Visitors see it from now on.');
    expect(screen.getByText('All is saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Visa?' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [3, 'Rain?', 'Visa?'],
        [4, 'Rain?'],
      ]),
    );
    expect(calls.filter((name) => name === 'StaffFaqSettingsNow')).toHaveLength(1);
  });

  test('shows what the server says of a field in a folded form beside it', async () => {
    const message = 'There is no variable {nmae}. There are {name}, {answers}, {phone}, {email} and {city}.';
    const { user } = openFaq({
      updateFaqSettings: () => {
        const details = [{ message, path: ['questions', 1, 'answer'] }];
        throw new Refusal(message, { code: 'BAD_USER_INPUT', details });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move Rain? up' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const [, second] = screen.getAllByRole('listitem').map((card) => within(card));
    await waitFor(() => expect(second?.getByText(message)).toBeVisible());
    await waitFor(() => expect(second?.getByLabelText('Answer')).toHaveFocus());
  });

  test('asks which list to keep when a colleague changed the same one, with both in words', async () => {
    const theirs = { ...faq, version: 4, questions: questions.slice(0, 1) };
    let now = faq as object;
    const { user } = openFaq({
      staffFaqSettingsNow: () => answered(now),
      updateFaqSettings: () => {
        now = theirs;
        const facts = { changedBy: 'okello@lubugo.example', changedAt: '2026-01-05T12:00:00.000Z' };
        throw new Refusal('okello saved first', { code: 'CONFLICT', details: [], ...facts });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move Rain? up' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/1. Rain. · Before · Often. 2. Visa./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reload theirs' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('offers the nearest colour that can be read at a press', async () => {
    const brand = { brand: null, highlight: null, accent: null, logoUrl: null, version: 0, updatedAt: null };
    const colours: unknown[] = [];
    const { user } = open('brand', {
      staffBrandSettingsNow: () => answered({ __typename: 'BrandSettings', ...brand }),
      updateBrandSettings: ({ input }) => {
        colours.push(bare(input).brand);
        if (colours.length > 1)
          return { saved: { __typename: 'BrandSettings', ...brand, ...bare(input), version: 1 } };
        const message =
          'The colour #7fbf9f is too close to those it stands on: the nearest that can be read is #3a7a5b.';
        throw new Refusal(message, { code: 'BAD_USER_INPUT', details: [{ message, path: ['brand'] }] });
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Main colour/ }), '#7fbf9f');
    expect(
      screen.getByText('1.7 to 1 on the grounds of the pages: too faint, it must be 4.5 to 1.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Use #3a7a5b' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(colours).toEqual(['#7fbf9f', '#3a7a5b']));
  });

  test('says how well each colour is told from what it is seen with, as it is typed', async () => {
    const brand = { brand: null, highlight: null, accent: null, logoUrl: null, version: 0, updatedAt: null };
    const { user } = open('brand', {
      staffBrandSettingsNow: () => answered({ __typename: 'BrandSettings', ...brand }),
    });
    const main = await screen.findByRole('textbox', { name: /^Main colour/ });
    expect(screen.getByText(/^4.5 to 1 on the main colour: good\./)).toBeVisible();
    await user.type(main, '#a8501e');
    // The house's own highlight is too close to it: pages show another.
    expect(screen.getByText(/^2.0 to 1 on the main colour: pages show one that is 3 to 1\./)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Highlight/ }), '#222222');
    expect(screen.getByText(/under dark words: too faint, it must be 4.5 to 1\.$/)).toBeVisible();
  });

  test('begins a mail with its usual words, also when another is chosen, and leaves what was written', async () => {
    const variablesOf = (mail: string, subject: string) => ({
      __typename: 'MailVariables',
      mail,
      variables: ['name'],
      parts: ['details'],
      usual: {
        __typename: 'MailText',
        mail,
        subject,
        heading: 'Webale',
        paragraphs: ['Dear guest,', '{details}'],
        note: null,
      },
    });
    const { user } = open('mails', {
      staffMailsSettingsNow: () =>
        answered({ __typename: 'MailsSettings', mails: [], version: 2, updatedAt: null }),
      mailVariables: () => ({
        all: [variablesOf('registrationReceived', 'We have it'), variablesOf('invitation', 'Join us')],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a mail' }));
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await waitFor(() => expect(subject).toHaveValue('We have it'));
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Dear guest,\n\n{details}');
    const choose = (name: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Mail' }), name);
    await choose('Invitation of a colleague');
    await waitFor(() => expect(subject).toHaveValue('Join us'));
    await user.type(subject, '!');
    await choose('Registration received, to the guest');
    expect(subject).toHaveValue('Join us!');
  });

  test('shows a mail as it will look, with what it may hold written where the text was left', async () => {
    const words = {
      __typename: 'MailText',
      mail: 'donationReceipt',
      subject: 'Thank you for',
      heading: 'Webale',
    };
    const mails = [{ ...words, paragraphs: ['Dear friend,', '{details}'], note: null }];
    const usual = { ...words, paragraphs: ['{details}'], note: null };
    const asked: unknown[] = [];
    const { user } = open('mails', {
      staffMailsSettingsNow: () =>
        answered({ __typename: 'MailsSettings', mails, version: 2, updatedAt: null }),
      mailVariables: () => ({
        all: [
          {
            __typename: 'MailVariables',
            mail: 'invitation',
            usual: { ...usual, mail: 'invitation' },
            variables: ['role'],
            parts: ['button'],
          },
          {
            __typename: 'MailVariables',
            mail: 'donationReceipt',
            usual,
            variables: ['amount', 'name'],
            parts: ['details'],
          },
        ],
      }),
      mailPreview: ({ input }) => {
        asked.push(bare(input));
        const mail = { subject: 'Thank you for $15', html: '<h1>Webale</h1>', text: 'WEBALE' };
        return { preview: { __typename: 'MailPreview', ...mail } };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Receipt of a donation/ }));
    const chips = within(await screen.findByRole('group', { name: 'Insert into the text' }));
    expect(chips.getAllByRole('button')).toHaveLength(3);
    const subject = screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
    await user.type(subject, ' ');
    await user.click(chips.getByRole('button', { name: 'Insert Amount' }));
    expect(subject).toHaveValue('Thank you for {amount}');
    expect(subject).toHaveFocus();
    const text = screen.getByRole('textbox', { name: 'Text' });
    await user.type(text, 'x', { initialSelectionStart: 0, initialSelectionEnd: 24 });
    await user.keyboard('{Backspace}');
    await user.click(chips.getByRole('button', { name: 'Insert All details' }));
    await user.click(screen.getByRole('button', { name: 'Preview the mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How the mail arrives' }));
    const arrived = await dialog.findByTitle('The mail');
    expect(arrived).toHaveAttribute('srcdoc', '<h1>Webale</h1>');
    expect(arrived).toHaveAttribute('sandbox', '');
    const { __typename, ...sent } = words;
    expect(asked).toEqual([
      { ...sent, subject: 'Thank you for {amount}', paragraphs: ['{details}'], note: null },
    ]);
    expect(screen.getByText('Not saved yet')).toBeVisible();
  });

  test('holds back who leaves with something unsaved', async () => {
    const { user } = openFaq();
    await user.click(await screen.findByRole('button', { name: 'Remove Visa?' }));
    fireEvent.click(screen.getByRole('link', { name: 'All settings' }));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });
});

const settingsNow = (missing: string[], company: object = {}) => ({
  settings: {
    __typename: 'SiteSettings',
    missing,
    brand: { __typename: 'BrandSettings', logo: null },
    company: {
      __typename: 'CompanySettings',
      name: 'Lubugo Journeys',
      chatNumber: null,
      chatGreeting: null,
      answers: null,
      phones: [],
      emails: [],
      city: null,
      socialLinks: [],
      ...company,
    },
  },
});

test('The frame of all screens says the name that was just saved, and is not asked for again', async () => {
  const { client, calls } = renderStaff(
    <CurrentAgency first={demoAgency}>
      <NoindexBanner />
      <AgencyContext.Consumer>{({ name, chat }) => <a href={chat ?? ''}>{name}</a>}</AgencyContext.Consumer>
    </CurrentAgency>,
    { settingsMissing: () => settingsNow([]) },
  );
  expect(await screen.findByRole('link', { name: 'Lubugo Journeys' })).toBeVisible();
  await waitFor(() => expect(client.extract()).toHaveProperty(['CompanySettings:{}']));
  const saved = { name: 'Acacia Trips', chatNumber: '256700000001', chatGreeting: 'Hello {name}' };
  act(() => void client.cache.modify({ id: 'CompanySettings:{}', fields: fieldsOf(saved) }));
  expect(await screen.findByRole('link', { name: 'Acacia Trips' })).toHaveAttribute(
    'href',
    'https://wa.me/256700000001?text=Hello%20Acacia%20Trips',
  );
  expect(calls).toEqual(['SettingsMissing']);
});

const fieldsOf = (saved: object) =>
  Object.fromEntries(Object.entries(saved).map(([field, value]) => [field, () => value]));

test('While search engines are asked to stay away, a banner leads to each field that lacks', async () => {
  renderStaff(<NoindexBanner />, {
    settingsMissing: () => settingsNow(['street', 'phones']),
  });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(
    'Search engines are asked to stay away until your company has street and telephone number.',
  );
  expect(within(note).getByRole('link', { name: 'telephone number' })).toHaveAttribute(
    'href',
    '/admin/settings/company#phones',
  );
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { interceptUploads, type SentUpload } from '../../../../test/fake-uploads.ts';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { seen } from '../../../../test/toasts.ts';
import { login } from '../../../lib/session/session.ts';
import { aboutSettingsInputRules } from '../../settings/settings.generated.ts';
import { form } from '../form/form.tsx';
import { pdf } from '../form/kinds.tsx';

let sent: SentUpload[];
let saved: unknown;

interface Profile {
  profileUrl: string | null;
}

const { draw } = form<Profile, Profile>(
  { create: '', edit: '' },
  aboutSettingsInputRules,
)({ profileUrl: pdf({ label: 'Your own' }) });

function Form({ profileUrl = '' }) {
  const edited = useForm({ defaultValues: { profileUrl } });
  const submit = edited.handleSubmit((values) => {
    saved = values;
  });
  return (
    <FormProvider {...edited}>
      <form noValidate onSubmit={submit}>
        {draw(null)}
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

const profile = (more = '') => new File([`%PDF-1.7 ${more}`], 'profile.pdf', { type: 'application/pdf' });
const open = (profileUrl?: string) => renderStaff(<Form profileUrl={profileUrl} />, {}).user;
const save = (user: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  sent = interceptUploads();
  saved = undefined;
  act(() => login({ user: { id: 1, email: 'nakato@lubugo.example', role: 'editor' }, token: 'good' }));
});

describe('A PDF', () => {
  test('is sent with how far it is, holds the form back meanwhile, can be stopped and sent again', async () => {
    const user = open();
    await user.upload(screen.getByLabelText('Choose a PDF'), profile());
    await waitFor(() => expect(sent[0]?.url).toBe('/api/v1/uploads/pdf'));
    act(() => sent[0]?.progress(0.5));
    expect(screen.getByText('50% of 1 kB')).toBeVisible();
    await save(user);
    expect(await screen.findByText('The PDF is still being uploaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(sent[0]?.aborted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Try profile.pdf again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => sent[1]?.answer(201, { data: { url: '/media/a.pdf' } }));
    await seen('PDF uploaded successfully');
    expect(screen.getByRole('link', { name: 'Open your PDF' })).toHaveAttribute('href', '/media/a.pdf');
    await save(user);
    await waitFor(() => expect(saved).toEqual({ profileUrl: '/media/a.pdf' }));
  });

  test('that is none, or too large, is refused before it is sent', async () => {
    const user = open();
    await user.upload(
      screen.getByLabelText('Choose a PDF'),
      new File(['PK'], 'plan.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/^plan\.pdf is not a PDF\.$/);
    const large = profile();
    Object.defineProperty(large, 'size', { value: 25.25 * 1024 ** 2 });
    await user.upload(screen.getByLabelText('Choose a PDF'), large);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'profile.pdf has 25.3 MB, and 20 MB can be sent at most.',
      ),
    );
    expect(sent).toHaveLength(0);
  });

  test('can be taken away again', async () => {
    const user = open('/media/a.pdf');
    expect(screen.getByLabelText('Choose another PDF')).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await save(user);
    await waitFor(() => expect(saved).toEqual({ profileUrl: '' }));
  });
});

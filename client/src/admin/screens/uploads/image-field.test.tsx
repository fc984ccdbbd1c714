import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { interceptUploads, type SentUpload } from '../../../../test/fake-uploads.ts';
import { jpegFile } from '../../../../test/jpeg-file.ts';
import { renderStaff } from '../../../../test/render-staff.tsx';
import { libraryPage, libraryRow } from '../../../../test/rows/library-row.ts';
import { seen } from '../../../../test/toasts.ts';
import { acceptSession, savePlace } from '../../../lib/session/saved-place.ts';
import { endSession, login } from '../../../lib/session/session.ts';
import { programInputRules } from '../../programs/programs.generated.ts';
import { form } from '../form/form.tsx';
import { picture } from '../form/kinds.tsx';

const nakato = { id: 1, email: 'nakato@lubugo.example', role: 'editor' as const };
const photo = jpegFile('falls.jpg');

let sent: SentUpload[];
let saved: unknown;

interface Pictured {
  imageUrl: string;
  imageAlt: string | null;
}

const { draw } = form<Pictured, Pictured>({ create: '', edit: '' }, programInputRules)(picture('imageUrl'));

function Form() {
  const edited = useForm({ defaultValues: { imageUrl: '', imageAlt: '' } });
  const submit = edited.handleSubmit((values) => {
    saved = values;
  });
  return (
    <FormProvider {...edited}>
      <form noValidate onSubmit={submit}>
        {draw(null)}
        <button type="submit" disabled={edited.formState.isSubmitting}>
          Save
        </button>
      </form>
    </FormProvider>
  );
}

const open = () => renderStaff(<Form />, {});
const picker = () => screen.getByLabelText('Choose a picture');
/** Chooses the photo, and waits until it is on its way. */
async function choose(user: ReturnType<typeof open>['user']) {
  await user.upload(picker(), photo);
  await waitFor(() => expect(sent).toHaveLength(1));
}
const answer = (status: number, body: unknown) => act(async () => sent.at(-1)?.answer(status, body));

beforeEach(() => {
  sent = interceptUploads();
  saved = undefined;
  act(() => login({ user: nakato, token: 'good' }));
});

describe('A picture from a file', () => {
  test('is sent with the session to our own endpoint, and its address comes into the field', async () => {
    const { user } = open();
    await choose(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ url: '/api/v1/uploads', headers: { authorization: 'Bearer good' } });
    expect(sent[0]?.form.get('file')).toHaveProperty('name', 'falls.jpg');
    expect(sent[0]?.form.has('upload_preset')).toBe(true);
    expect(screen.getByText('Uploading...')).toBeVisible();
    expect(picker()).toBeDisabled();
    act(() => sent[0]?.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploaded so far' })).toHaveValue(0.4);
    await answer(201, { data: { url: '/media/a.jpg' }, secure_url: 'https://lubugo.example/media/a.jpg' });
    await seen('Image uploaded successfully');
    expect(screen.getByLabelText('Image URL')).toHaveValue('/media/a.jpg');
    expect(screen.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', '/media/a.jpg');
    expect(picker()).toBeEnabled();
  });

  test('can be dropped onto the field', async () => {
    open();
    const target = screen.getByLabelText('Image URL');
    fireEvent.dragOver(target, { dataTransfer: { types: ['Files'], files: [photo] } });
    fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [photo] } });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('that is refused says why, and can be sent again without choosing it again', async () => {
    const { user } = open();
    await choose(user);
    await answer(413, { error: { message: 'This picture is too large.', code: 'PAYLOAD_TOO_LARGE' } });
    await seen('Failed to upload image');
    expect(screen.getByText('falls.jpg was not uploaded. This picture is too large.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try falls.jpg again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('is not lost when the network is', async () => {
    const { user } = open();
    await choose(user);
    await act(async () => sent[0]?.fail());
    await seen('Failed to upload image');
    expect(screen.getByText(/^falls\.jpg was not uploaded\. The server could not be reached/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try falls.jpg again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await answer(201, { data: { url: '/media/falls.jpg' } });
    expect(await screen.findByDisplayValue('/media/falls.jpg')).toBeVisible();
    expect(screen.queryByText(/was not uploaded/)).not.toBeInTheDocument();
  });

  test('can be stopped on its way, and sent again later', async () => {
    const { user } = open();
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(sent[0]?.aborted).toBe(true);
    expect(picker()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try falls.jpg again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('waits while somebody signs in again, and is then sent', async () => {
    acceptSession();
    const release = savePlace();
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockResolvedValue({ ok: false, status: 401, json: async () => ({ errors: [{}] }) } as Response);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open();
    await choose(user);
    await answer(401, { error: { message: 'Your session has expired.', code: 'UNAUTHENTICATED' } });
    await waitFor(() => expect(log).toHaveBeenCalledWith('Refresh token failed'));
    expect(screen.getByText('Uploading...')).toBeVisible();
    expect(sent).toHaveLength(1);
    await act(async () => login({ user: nakato, token: 'new' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.headers.authorization).toBe('Bearer new');
    act(endSession);
    release();
    log.mockRestore();
  });

  test('is said to have failed when the server says nothing', async () => {
    const { user } = open();
    await choose(user);
    await answer(502, null);
    await seen('Upload failed');
    expect(screen.getByText('falls.jpg was not uploaded. Upload failed')).toBeVisible();
  });

  test('is sent again with a renewed session when the old one is over', async () => {
    const session = { token: 'renewed', user: nakato };
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockResolvedValue({ ok: true, json: async () => ({ data: { refresh: session } }) } as Response);
    const { user } = open();
    await choose(user);
    await answer(401, { error: { message: 'Your session has expired.', code: 'UNAUTHENTICATED' } });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.headers.authorization).toBe('Bearer renewed');
    act(endSession);
  });

  test('holds the form back while it is on its way', async () => {
    const { user } = open();
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The picture is still being uploaded.')).toBeVisible();
    expect(saved).toBeUndefined();
    await answer(201, { data: { url: '/media/new.jpg' } });
    expect(screen.queryByText('The picture is still being uploaded.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual({ imageUrl: '/media/new.jpg', imageAlt: '' }));
  });
});

test('A file that is no picture is not offered, and not sent when it is dropped', async () => {
  open();
  expect(picker()).toHaveAttribute('accept', 'image/*');
  const words = new File(['words'], 'plan.pdf', { type: 'application/pdf' });
  fireEvent.drop(screen.getByLabelText('Image URL'), {
    dataTransfer: { types: ['Files'], files: [words] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^plan\.pdf is not a picture\.$/);
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

test.each([
  ['plan.jpg', 'image/jpeg', '%PDF-1.7', /^plan\.jpg is not a picture we can use/],
  ['IMG_1.HEIC', '', '....ftypheic', /^IMG_1\.HEIC is a HEIC picture, which this browser cannot read\./],
])(
  'A file that the server would refuse, %s, is refused before it is sent',
  async (name, type, start, sentence) => {
    open();
    const files = [new File([start], name, { type })];
    fireEvent.drop(screen.getByLabelText('Image URL'), { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(sent).toHaveLength(0);
  },
);

describe('What the picture shows', () => {
  test('is asked for beside it, in a sentence of 300 characters at most', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Image URL'), 'https://example.org/falls.jpg');
    const alt = screen.getByLabelText(/^Alt Text/);
    expect(alt).toHaveAccessibleDescription(/in one sentence for people who cannot see it/);
    await user.click(alt);
    await user.paste('x'.repeat(301));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Alt Text must have 300 characters or fewer.')).toBeVisible();
    await user.clear(alt);
    await user.type(alt, 'A rainbow over the falls.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject({ imageAlt: 'A rainbow over the falls.' }));
  });
});

describe('A picture of ours', () => {
  const url = `/media/${'a'.repeat(32)}.jpg`;
  const uploaded = async () => {
    const opened = open();
    await choose(opened.user);
    await answer(201, { data: { url } });
    await screen.findByRole('img', { name: 'Preview' });
    return opened;
  };

  test('is seen itself, with a way to replace it; its address is there for who asks', async () => {
    const { user } = await uploaded();
    const address = screen.getByLabelText('Image URL');
    expect(address).toHaveValue(url);
    expect(address).not.toBeVisible();
    await user.upload(screen.getByLabelText('Replace'), jpegFile('lake.jpg'));
    await waitFor(() => expect(sent).toHaveLength(2));
    const other = url.replaceAll('a', 'b').replace('medib', 'media');
    await answer(201, { data: { url: other } });
    expect(address).toHaveValue(other);
    expect(address).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use a web address' }));
    expect(address).toHaveFocus();
    await user.clear(address);
    await user.type(address, 'https://example.org/falls.jpg');
    expect(address).toBeVisible();
    expect(picker()).toBeEnabled();
  });

  test('is not taken away where one is required', async () => {
    await uploaded();
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });
});

describe('A picture from the library', () => {
  const lake = libraryRow(1, 'lake.jpg', { alt: 'A round green lake.' });
  const choose = async () => {
    const { user } = renderStaff(<Form />, { libraryPictures: () => libraryPage([lake]) });
    const press = async () => {
      await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
      await user.click(
        await within(await screen.findByRole('dialog')).findByRole('button', { name: /^A round green lake/ }),
      );
    };
    return { user, press };
  };

  test('comes into the field with its alt text', async () => {
    const { press } = await choose();
    await press();
    expect(screen.getByLabelText('Image URL')).toHaveValue(lake.url);
    expect(screen.getByLabelText(/^Alt Text/)).toHaveValue('A round green lake.');
  });

  test('leaves what somebody said of this record', async () => {
    const { user, press } = await choose();
    await user.type(screen.getByLabelText(/^Alt Text/), 'Ours.');
    await press();
    expect(screen.getByLabelText('Image URL')).toHaveValue(lake.url);
    expect(screen.getByLabelText(/^Alt Text/)).toHaveValue('Ours.');
  });
});

import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { OwnCallCounts } from '../../platform/limits/own-call-counts.ts';
import { createTokenSigner } from '../../platform/sealing/signed-token.ts';
import { FormGuard } from './form-guard.ts';

const send = /* GraphQL */ `
  mutation ($input: ContactMessageInput!, $form: FormGuard) { sendContactMessage(input: $input, form: $form) }
`;
const input = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
const from = (ip: string) => ({ user: null, ip, userAgent: 'test' });

let api: Api;
let guard: FormGuard;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  guard = new FormGuard({
    signer: createTokenSigner('s'),
    rateLimits: true,
    callCounts: new OwnCallCounts(),
  });
});

const kept = async () => (await api.db.query('SELECT * FROM contact_submissions')).length;
const submit = async (form?: object) => (await api.graphql(send, { input, form })).body;
const ago = (milliseconds: number) => api.services.formGuard.token(Date.now() - milliseconds);

describe('A form', () => {
  it('that was shown and filled in is kept', async () => {
    const { data } = (await api.graphql('{ formToken }')).body;
    expect(await submit({ token: data.formToken, website2: '', key: 'a-key-of-the-form-1' })).toEqual({
      data: { sendContactMessage: true },
    });
    expect(await kept()).toBe(1);
  });

  it('in which the hidden field is filled in is answered like a success, and nothing is kept or mailed', async () => {
    expect(await submit({ website2: 'https://spam.example' })).toEqual({
      data: { sendContactMessage: true },
    });
    expect(await kept()).toBe(0);
    expect(await api.mails()).toEqual([]);
    expect(await api.db.query('SELECT * FROM activities')).toEqual([]);
  });

  it('that lay open for a day is sent back with a sentence', async () => {
    expect((await submit({ token: ago(23 * 3600 * 1000) })).data.sendContactMessage).toBe(true);
    const { errors } = await submit({ token: ago(25 * 3600 * 1000) });
    expect(errors[0].extensions.details).toEqual([
      { message: 'This form was open for too long. Please send it again.', path: ['form', 'token'] },
    ]);
    expect(await kept()).toBe(1);
  });

  it.each(['nonsense', createTokenSigner('another').sign('form', [Date.now()])])(
    'with a token that is not ours is refused: %s',
    async (token) => {
      expect((await submit({ token })).errors[0].message).toBe(
        'This form was not recognised. Please reload the page and send it again.',
      );
      expect(await kept()).toBe(0);
    },
  );

  it('has a key of a certain form, or none', async () => {
    for (const key of ['', 'short']) {
      const { errors } = await submit({ key });
      expect(errors[0].extensions.details[0]).toMatchObject({ path: ['form', 'key'] });
    }
    expect((await submit({ key: null })).data.sendContactMessage).toBe(true);
  });
});

describe('Forms that nobody seems to have seen', () => {
  const people = async (token?: string) => guard.check(from('192.0.2.1'), { token });

  it('are taken ten times in an hour from one address, then it has to wait', async () => {
    for (let i = 0; i < 10; i += 1) expect(await people()).toBe('person');
    await expect(people()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await guard.check(from('192.0.2.2'), null)).toBe('person');
  });

  it('include those that were sent faster than people are, who are never refused for it at once', async () => {
    for (let i = 0; i < 10; i += 1) expect(await people(guard.token())).toBe('person');
    await expect(people(guard.token())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (let i = 0; i < 20; i += 1) expect(await people(guard.token(Date.now() - 3_000))).toBe('person');
  });
});

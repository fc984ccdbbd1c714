import { type Api, startApi } from '../../../test/api.ts';
import { until } from '../../../test/until.ts';
import { MailError, type MailTransport } from '../../platform/mail-transport.ts';

const invite = 'mutation ($email: String!) { inviteUser(email: $email) { id } }';
const failures = '{ mailFailures { id to template error attempts createdAt failedAt } }';
const retry = 'mutation { retryFailedMails }';

describe('Mail that cannot be sent', () => {
  const silence = Promise.withResolvers<void>();
  let taken = 0;
  const take = async () => {
    taken += 1;
  };
  let answer = () => silence.promise.then(take);
  const transport: MailTransport = { send: () => answer(), close: () => undefined };
  let api: Api;
  let owner: string;
  let editor: string;
  beforeAll(async () => {
    api = await startApi({}, transport);
    await api.jobs.start();
    owner = await api.tokenOf('owner@example.org');
    editor = await api.tokenOf('editor@example.org');
  });

  it('holds up no request, even when the mail server answers nothing at all', async () => {
    for (const name of ['amina', 'brian', 'carol']) {
      const { body } = await api.graphql(invite, { email: `${name}@example.org` }, { token: owner });
      expect(body.data.inviteUser.id).toBeGreaterThan(0);
    }
    expect(taken).toBe(0);
    silence.resolve();
    await until(() => taken === 3);
  });

  it('is shown to owners when it is given up, and sent when they ask for it', async () => {
    answer = async () => {
      throw new MailError('EENVELOPE RCPT TO 550', true);
    };
    await api.graphql(invite, { email: 'dora@example.org' }, { token: owner });
    const list = async () => (await api.graphql(failures, {}, { token: owner })).body.data.mailFailures;
    await until(async () => (await list()).length > 0);
    expect(await list()).toMatchObject([
      {
        to: 'dora@example.org',
        template: 'invitation',
        error: 'The mail was not taken (EENVELOPE RCPT TO 550).',
        attempts: 1,
      },
    ]);
    answer = take;
    expect((await api.graphql(retry, {}, { token: owner })).body).toEqual({ data: { retryFailedMails: 1 } });
    await until(() => taken === 4);
    expect(await list()).toEqual([]);
  });

  it('is nobody else’s business', async () => {
    for (const query of [failures, retry]) {
      const { errors } = (await api.graphql(query, {}, { token: editor })).body;
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });
});

import { chakra } from '@chakra-ui/react';
import { responseData } from '../../lib/api/response-data.ts';
import { TextAreaField } from '../forms/field.tsx';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { useFormFields } from '../forms/use-form-fields.ts';
import { useDeclineQuoteMutation } from './quote-page.generated.ts';
import { useQuoteAction } from './use-quote-action.ts';

const Details = chakra('details', {
  base: {
    mt: '10',
    borderTopWidth: '1px',
    pt: '4',
    '& summary': { cursor: 'pointer', fontWeight: 'semibold', py: '2' },
  },
});

const blank = { reason: '' };

/** Says no, with a word if the guest likes: the office can make another quote of it. */
export function DeclineForm({ quoteKey }: { quoteKey: string }) {
  const form = useFormFields('decline', blank);
  const [decline] = useDeclineQuoteMutation();
  const { sending, failure, act, refresh, address } = useQuoteAction('decline', quoteKey);

  async function send() {
    const { data } = await decline({ variables: { key: quoteKey, reason: form.values.reason } });
    responseData(data);
    form.clear();
    await refresh();
  }

  return (
    <Details id="decline" open={failure !== ''} data-screen-only>
      <summary>This is not what I am looking for</summary>
      <PostForm
        form="decline"
        action={`${address}#decline`}
        aria-label="Decline this quote"
        mt="2"
        onSend={() => act(send)}
      >
        <TextAreaField form={form} name="reason" label="What should be different" optional rows={3} />
        <SendProblem text={failure} css={{ '&:has(p)': { mt: '4' } }} />
        <SubmitButton variant="outline" mt="4" sending={sending}>
          Decline this quote
        </SubmitButton>
      </PostForm>
    </Details>
  );
}

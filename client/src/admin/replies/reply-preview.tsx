import { useQuery } from '@apollo/client/react';
import type { ReplyInput, SubjectInput } from '../../generated/schema.ts';
import { MailPreview } from './mail-preview.tsx';
import { ReplyPreviewDocument, type ReplyPreviewQuery } from './replies.generated.ts';

interface Props {
  subject: SubjectInput;
  input: ReplyInput;
  onClose(): void;
}

/** The mail that would be sent. */
export function ReplyPreview({ subject, input, onClose }: Props) {
  const { data, error, refetch } = useQuery(ReplyPreviewDocument, {
    variables: { subject, input },
    fetchPolicy: 'no-cache',
  });
  const mail = data?.preview as ReplyPreviewQuery['preview'] | undefined;
  return <MailPreview mail={mail} error={error} refetch={refetch} onClose={onClose} />;
}

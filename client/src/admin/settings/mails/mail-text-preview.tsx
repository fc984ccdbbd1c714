import { useQuery } from '@apollo/client/react';
import type { MailTextInput } from '../../../generated/schema.ts';
import { MailPreview } from '../../replies/mail-preview.tsx';
import { MailPreviewDocument, type MailPreviewQuery } from './mails.generated.ts';

interface Props {
  input: MailTextInput;
  onClose(): void;
}

/** A mail of the settings with these words and values that are made up. */
export function MailTextPreview({ input, onClose }: Props) {
  const { data, error, refetch } = useQuery(MailPreviewDocument, {
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const mail = data?.preview as MailPreviewQuery['preview'] | undefined;
  return <MailPreview mail={mail} error={error} refetch={refetch} onClose={onClose} />;
}
